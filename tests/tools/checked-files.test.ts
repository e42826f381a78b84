import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../support/temporary-folder';
import { type Sample, shownFences } from '../unit/content/code-samples';

/** A program that checks some code of the pages. Nothing installs it: where it is missing, the test fails. */
interface Checker {
  program: string;
  /** Debian's package that has it. */
  package: string;
  args: string[];
  languages: string[];
  /** Which code of these languages it checks. */
  takes(sample: Sample): boolean;
  /** Lines of its output that report a problem. */
  reports(line: string): boolean;
}

const isScript = ({ code }: Sample) => code.startsWith('#!');
const shellcheck = { program: 'shellcheck', package: 'shellcheck', languages: ['bash'], reports: () => true };
const shellcheckArgs = ['--shell=bash', '--format=gcc'];

const checkers: Checker[] = [
  { ...shellcheck, args: shellcheckArgs, takes: isScript },
  {
    ...shellcheck,
    // Commands to paste are not scripts: they share variables, read local files, and must not end the shell.
    args: [...shellcheckArgs, '--exclude=SC1091,SC2034,SC2154,SC2164'],
    takes: (sample) => !isScript(sample),
  },
  {
    program: 'systemd-analyze',
    package: 'systemd',
    args: ['verify', '--man=no'],
    languages: ['ini'],
    takes: ({ title = '' }) => /\.(service|timer)$/.test(title),
    // The programs and other units of the pages are not installed here.
    reports: (line) => !/is not executable: No such file|Unit \S+ not found/.test(line),
  },
  {
    program: 'logrotate',
    package: 'logrotate',
    // In debug mode it rotates nothing.
    args: ['--debug'],
    languages: ['ini', 'text'],
    takes: ({ title = '' }) => title.startsWith('/etc/logrotate.d/'),
    reports: (line) => line.startsWith('error:'),
  },
  {
    program: 'sysctl',
    package: 'procps',
    args: ['--dry-run', '--load'],
    languages: ['ini', 'text'],
    takes: ({ title = '' }) => title.startsWith('/etc/sysctl.d/'),
    reports: (line) => line.startsWith('sysctl:'),
  },
];

/** Both streams of a program, as lines. */
function output({ program, package: debians, args }: Checker, file: string): string[] {
  // Users other than root may not have the last two.
  const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/sbin` };
  const { stdout, stderr, error } = spawnSync(program, [...args, file], { encoding: 'utf8', env });
  if (error)
    throw new Error(`${program} is missing. Install it: apt-get install ${debians}`, { cause: error });
  return `${stdout}${stderr}`.split('\n').filter((line) => line !== '');
}

it.each(checkers)('$program $args finds no problem in the code of the pages', async (checker) => {
  const samples = shownFences(...checker.languages).filter(checker.takes);
  expect(samples.length).toBeGreaterThan(0);
  const problems = samples.flatMap((sample) => {
    const name = path.basename(sample.title ?? 'code');
    // logrotate stops at a user that does not exist on the machine.
    const folder = temporaryFolder({ [name]: `${sample.code.replaceAll('openos openos', 'root root')}\n` });
    const file = path.join(folder, name);
    const lines = output(checker, file).filter(checker.reports);
    return lines.map((line) => line.replaceAll(file, `${sample.file}:${sample.line}`));
  });
  expect(problems).toEqual([]);
});
