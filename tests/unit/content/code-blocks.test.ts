import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type Sample, sessions, shownFences } from './code-samples';

/** What `bash -n` says of each script, as `file:line: message`. One bash starts the checks of all: it is the faster way. */
function syntaxErrors(samples: readonly Sample[]): string[] {
  const check =
    'while IFS= read -r -d "" name && IFS= read -r -d "" code; do bash -n -c "$code" "$name" 2>&1; done';
  const input = samples.map(({ file, line, code }) => `${file}:${line}\0${code}\n\0`).join('');
  const { stdout, error } = spawnSync('bash', ['-c', check], { input, encoding: 'utf8' });
  if (error) throw error;
  return stdout.split('\n').filter((line) => line !== '');
}

describe('shell code of the pages', () => {
  it('is read by bash without an error', () => {
    const scripts = shownFences('bash');
    expect(scripts.length).toBeGreaterThan(50);
    expect(syntaxErrors(scripts)).toEqual([]);
  });

  it('has commands in sessions that bash reads without an error', () => {
    const all = sessions();
    expect(all.filter(({ code }) => code.trim() === '')).toEqual([]);
    expect(syntaxErrors(all)).toEqual([]);
  });

  it('has no prompts in what is meant to be pasted', () => {
    const scripts = shownFences('bash');
    expect(scripts.filter(({ code }) => /^\s*\$ /m.test(code))).toEqual([]);
  });
});

describe('files that pages show under their full path', () => {
  const languages = ['bash', 'ini', 'text', 'yaml', 'json', 'toml'];
  const files = (...langs: string[]) => shownFences(...langs).filter(({ title }) => title?.startsWith('/'));

  it('can be parsed if they are JSON or YAML', () => {
    // JSON is YAML.
    for (const { file, line, code } of files('yaml', 'json'))
      expect(() => parse(code), `${file}:${line}`).not.toThrow();
  });

  it('are the same on every page', () => {
    const all = files(...languages);
    const differ = all.filter((it) => it.code !== all.find(({ title }) => title === it.title)?.code);
    expect(differ).toEqual([]);
  });
});
