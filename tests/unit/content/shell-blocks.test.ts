import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { type Sample, sessionCommands, shownFences } from './code-samples';

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
  it('is read by bash without an error', async () => {
    const scripts = await shownFences('bash');
    expect(scripts.length).toBeGreaterThan(50);
    expect(syntaxErrors(scripts)).toEqual([]);
  });

  it('has commands in sessions that bash reads without an error', async () => {
    const sessions = (await shownFences('console')).map((it) => ({ ...it, code: sessionCommands(it.code) }));
    expect(sessions.filter(({ code }) => code.trim() === '')).toEqual([]);
    expect(syntaxErrors(sessions)).toEqual([]);
  });

  it('has no prompts in what is meant to be pasted', async () => {
    const scripts = await shownFences('bash');
    expect(scripts.filter(({ code }) => /^\s*\$ /m.test(code))).toEqual([]);
  });
});

describe('the check itself', () => {
  it('finds what bash cannot read, and where', () => {
    const broken = { file: 'a.mdx', line: 7, code: 'ls\nif true; then ls' };
    const quote = { file: 'b.mdx', line: 1, code: 'echo "open' };
    const fine = { file: 'c.mdx', line: 1, code: 'echo "$(ls)" && [[ -f a ]]' };
    const errors = syntaxErrors([broken, quote, fine]);
    expect(errors.some((line) => line.startsWith('a.mdx:7: '))).toBe(true);
    expect(errors.some((line) => line.startsWith('b.mdx:1: '))).toBe(true);
    expect(errors.filter((line) => line.startsWith('c.mdx'))).toEqual([]);
  });
});
