import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { findTool } from '@/scripts/find-tool';
import { type Sample, shownFences } from './code-samples';

const folder = mkdtempSync(path.join(tmpdir(), 'openverse-docs-files-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a checker over some code as files of their own. @returns its messages, with the page in place of the file */
function check(samples: readonly Sample[], run: (files: string[]) => string[], name: (it: Sample) => string) {
  const pages = new Map(
    samples.map((it, index) => {
      const file = path.join(folder, String(index), path.basename(name(it)));
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, `${it.code}\n`);
      return [file, `${it.file}:${it.line}`];
    }),
  );
  return run([...pages.keys()]).map((line) =>
    [...pages].reduce((text, [file, page]) => text.replaceAll(file, page), line),
  );
}

/** Both streams of a program, as lines. */
function output(program: string, ...args: string[]): string[] {
  const { stdout, stderr, error } = spawnSync(program, args, { encoding: 'utf8' });
  if (error) throw error;
  return `${stdout}${stderr}`.split('\n').filter((line) => line !== '');
}

/** What shellcheck finds. Commands to be pasted are no scripts: they share variables, and must not end the shell. */
function shellcheck(program: string, samples: readonly Sample[]): string[] {
  const pasted = ['--exclude=SC2034,SC2154,SC2164'];
  return [true, false].flatMap((isScript) => {
    const some = samples.filter(({ code }) => code.startsWith('#!') === isScript);
    const args = ['--shell=bash', '--format=gcc', ...(isScript ? [] : pasted)];
    return some.length === 0
      ? []
      : check(
          some,
          (files) => output(program, ...args, ...files),
          () => 'a.sh',
        );
  });
}

const shellcheckPath = findTool({ name: 'shellcheck', package: 'shellcheck' });
const systemdPath = findTool({ name: 'systemd-analyze', package: 'systemd' });
const logrotatePath = findTool({ name: 'logrotate', package: 'logrotate' });
const sysctlPath = findTool({ name: 'sysctl', package: 'procps' });

describe.skipIf(!shellcheckPath)('shellcheck', () => {
  it('finds nothing in the shell code of the pages', async () => {
    const samples = await shownFences('bash');
    expect(samples.length).toBeGreaterThan(100);
    expect(shellcheck(shellcheckPath ?? '', samples)).toEqual([]);
  });

  it('finds what is wrong, and where', () => {
    const code = 'for name in `ls`; do echo $name; done';
    const lines = shellcheck(shellcheckPath ?? '', [{ file: 'a.mdx', line: 7, code }]);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.every((line) => line.startsWith('a.mdx:7:1:'))).toBe(true);
  });
});

/** Complaints of systemd about units, but for programs that are not installed here. */
function unitProblems(program: string, samples: readonly Sample[]): string[] {
  const run = (files: string[]) => files.flatMap((file) => output(program, 'verify', '--man=no', file));
  return check(samples, run, ({ title = '' }) => title).filter(
    (line) => !/is not executable: No such file|Unit \S+ not found/.test(line),
  );
}

describe.skipIf(!systemdPath)('systemd', () => {
  it('reads the units of the pages without a complaint', async () => {
    const units = (await shownFences('ini')).filter(({ title }) => /\.(service|timer)$/.test(title ?? ''));
    expect(units.length).toBeGreaterThan(0);
    expect(unitProblems(systemdPath ?? '', units)).toEqual([]);
  });

  it('complains of a key it does not know', () => {
    const code = '[Service]\nExecStart=/bin/true\nRestrat=always';
    const lines = unitProblems(systemdPath ?? '', [{ file: 'a.mdx', line: 7, code, title: 'a.service' }]);
    expect(lines.join('\n')).toContain("a.mdx:7:3: Unknown key 'Restrat'");
  });
});

/** What logrotate says is wrong; in debug mode it rotates nothing. */
function rotationProblems(program: string, samples: readonly Sample[]): string[] {
  const run = (files: string[]) => files.flatMap((file) => output(program, '--debug', file));
  // The user of the pages is none of this machine's, and logrotate reads no further where it does not know one.
  const known = samples.map((it) => ({ ...it, code: it.code.replaceAll('openos openos', 'root root') }));
  return check(known, run, () => 'rotate').filter((line) => line.startsWith('error:'));
}

describe.skipIf(!logrotatePath)('logrotate', () => {
  it('reads the rotations of the pages', async () => {
    const files = (await shownFences('ini', 'text')).filter(({ title }) =>
      title?.startsWith('/etc/logrotate.d/'),
    );
    expect(files.length).toBeGreaterThan(0);
    expect(rotationProblems(logrotatePath ?? '', files)).toEqual([]);
  });

  it('says what it does not know', () => {
    const code = '/var/log/a.log {\n  dayly\n}';
    const [line] = rotationProblems(logrotatePath ?? '', [{ file: 'a.mdx', line: 7, code }]);
    expect(line).toContain("a.mdx:7:2 unknown option 'dayly'");
  });
});

/** What sysctl says of settings, without applying them. */
function settingProblems(program: string, samples: readonly Sample[]): string[] {
  const run = (files: string[]) => files.flatMap((file) => output(program, '--dry-run', '--load', file));
  return check(samples, run, () => 'a.conf').filter((line) => line.startsWith('sysctl:'));
}

describe.skipIf(!sysctlPath)('sysctl', () => {
  it('reads the settings of the pages', async () => {
    const files = (await shownFences('ini', 'text')).filter(({ title }) =>
      title?.startsWith('/etc/sysctl.d/'),
    );
    expect(files.length).toBeGreaterThan(0);
    expect(settingProblems(sysctlPath ?? '', files)).toEqual([]);
  });

  it('says what it cannot read', () => {
    const sample = { file: 'a.mdx', line: 7, code: 'net.core.rmem_max 1' };
    expect(settingProblems(sysctlPath ?? '', [sample])).toHaveLength(1);
  });
});

describe('data files of the pages', () => {
  it('can be parsed', async () => {
    // JSON is YAML. A page may show the two lines of a file that matter, which are no file.
    const files = (await shownFences('yaml', 'json')).filter(({ title }) => title?.startsWith('/'));
    const problems = files.flatMap(({ file, line, code }) => {
      try {
        parse(code);
        return [];
      } catch (error) {
        return [`${file}:${line}: ${error instanceof Error ? error.message : error}`];
      }
    });
    expect(problems).toEqual([]);
  });

  it('are the same wherever they have the same name', async () => {
    const files = (await shownFences('bash', 'ini', 'text', 'yaml', 'json', 'toml')).filter(({ title }) =>
      title?.startsWith('/'),
    );
    const first = new Map<string, Sample>();
    const differ = files.flatMap((it) => {
      const other = first.get(it.title ?? '');
      if (!other) first.set(it.title ?? '', it);
      return other && other.code !== it.code ? [`${it.file}:${it.line} and ${other.file}:${other.line}`] : [];
    });
    expect(differ).toEqual([]);
  });
});
