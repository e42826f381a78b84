import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { pinned } from '@/lib/reference/recipes/needs';
import packageJson from '@/package.json' with { type: 'json' };
import { type Sample, sessions, shownFences, source } from './code-samples';

/** What `bash -n` says of each script, as `file:line: message`. One bash starts the checks of all: it is the faster way. */
function syntaxErrors(samples: readonly Sample[]): string[] {
  const check =
    'while IFS= read -r -d "" name && IFS= read -r -d "" code; do bash -n -c "$code" "$name" 2>&1; done';
  const input = samples.map(({ file, line, code }) => `${file}:${line}\0${code}\n\0`).join('');
  const { stdout, error } = spawnSync('bash', ['-c', check], { input, encoding: 'utf8' });
  if (error) throw error;
  return stdout.split('\n').filter((line) => line !== '');
}

it('bash reads the shell code and the sessions of the pages', () => {
  const scripts = shownFences('bash');
  expect(scripts.length).toBeGreaterThan(50);
  expect(sessions().filter(({ code }) => code.trim() === '')).toEqual([]);
  expect(syntaxErrors([...scripts, ...sessions()])).toEqual([]);
});

it('a file under its full path is the same on every page', () => {
  const files = shownFences('bash', 'ini', 'text', 'yaml', 'json', 'toml').filter(({ title }) =>
    title?.startsWith('/'),
  );
  expect(files.filter((it) => it.code !== files.find(({ title }) => title === it.title)?.code)).toEqual([]);
  // JSON is YAML.
  for (const { file, line, code, title } of shownFences('yaml', 'json'))
    if (title?.startsWith('/')) expect(() => parse(code), `${file}:${line}`).not.toThrow();
});

it('every install line of a page has the versions of package.json', () => {
  const typed = source.docs.flatMap(({ body }) =>
    [...body.matchAll(/\bnpm install ([^`\n]+)/g)].flatMap(([, words = '']) => words.trim().split(/\s+/)),
  );
  const nameOf = (typed: string) => typed.replace(/(?<=.)@.*$/, '');
  const packages = typed.filter((it) => nameOf(it) in packageJson.devDependencies);
  expect(packages.length).toBeGreaterThan(0);
  for (const it of packages) expect(it).toBe(pinned(nameOf(it)));
});
