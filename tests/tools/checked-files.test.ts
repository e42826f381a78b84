import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';
import { listFiles } from '@/lib/files';
import { temporaryFolder } from '../support/temporary-folder';
import { type Sample, shownFences } from '../unit/content/code-samples';

/** A program that checks some code of the pages. Nothing installs it: where it is missing, the test fails. */
interface Checker {
  /** The program and its arguments. */
  command: string[];
  /** What to do where it is missing. */
  install: string;
  languages: string[];
  /** Which code of these languages it checks. */
  takes(sample: Sample): boolean;
  /** Lines of its output that report a problem; all of them by default. */
  reports?(line: string): boolean;
}

const isScript = ({ code }: Sample) => code.startsWith('#!');
const shellcheck = ['shellcheck', '--shell=bash', '--format=gcc'];

const checkers: Checker[] = [
  { command: shellcheck, install: 'apt-get install shellcheck', languages: ['bash'], takes: isScript },
  {
    // Commands to paste are not scripts: they share variables, read local files, and must not end the shell.
    command: [...shellcheck, '--exclude=SC1091,SC2034,SC2154,SC2164'],
    install: 'apt-get install shellcheck',
    languages: ['bash'],
    takes: (sample) => !isScript(sample),
  },
  {
    command: ['systemd-analyze', 'verify', '--man=no'],
    install: 'apt-get install systemd',
    languages: ['ini'],
    takes: ({ title = '' }) => /\.(service|timer)$/.test(title),
    // The programs and other units of the pages are not installed here.
    reports: (line) => !/is not executable: No such file|Unit \S+ not found/.test(line),
  },
  {
    // In debug mode it rotates nothing.
    command: ['logrotate', '--debug'],
    install: 'apt-get install logrotate',
    languages: ['ini', 'text'],
    takes: ({ title = '' }) => title.startsWith('/etc/logrotate.d/'),
    reports: (line) => line.startsWith('error:'),
  },
  {
    command: ['sysctl', '--dry-run', '--load'],
    install: 'apt-get install procps',
    languages: ['ini', 'text'],
    takes: ({ title = '' }) => title.startsWith('/etc/sysctl.d/'),
    reports: (line) => line.startsWith('sysctl:'),
  },
];

/** Both streams of a program, as lines. */
function output([program = '', ...args]: string[], install: string): string[] {
  // Users other than root may not have the last two.
  const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/sbin` };
  const { stdout, stderr, error } = spawnSync(program, args, { encoding: 'utf8', env });
  if (error) throw new Error(`${program} is missing. Install it: ${install}`, { cause: error });
  return `${stdout}${stderr}`.split('\n').filter((line) => line !== '');
}

it.each(checkers)('$command finds no problem in the code of the pages', (checker) => {
  const { command, install, reports = () => true } = checker;
  const samples = shownFences(...checker.languages).filter(checker.takes);
  expect(samples.length).toBeGreaterThan(0);
  const problems = samples.flatMap((sample) => {
    const name = path.basename(sample.title ?? 'code');
    // logrotate stops at a user that does not exist on the machine.
    const folder = temporaryFolder({ [name]: `${sample.code.replaceAll('openos openos', 'root root')}\n` });
    const file = path.join(folder, name);
    const lines = output([...command, file], install).filter(reports);
    return lines.map((line) => line.replaceAll(file, `${sample.file}:${sample.line}`));
  });
  expect(problems).toEqual([]);
});

it('the Rust programs of content/recipes are formatted', () => {
  const programs = listFiles('content/recipes').filter((file) => file.endsWith('.rs'));
  const files = programs.map((file) => `content/recipes/${file}`);
  const install = 'Rust from https://rustup.rs, then `rustup component add rustfmt`';
  expect(output(['rustfmt', '--edition', '2021', '--check', ...files], install)).toEqual([]);
});
