import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { pageSeparator, placeMarkdown } from './place-markdown';

let out = '';

beforeEach(async () => {
  out = await mkdtemp(path.join(tmpdir(), 'markdown-'));
  await mkdir(path.join(out, 'markdown/cli'), { recursive: true });
  await mkdir(path.join(out, 'cli'));
  await writeFile(path.join(out, 'markdown/cli.md'), 'Folder\n');
  await writeFile(path.join(out, 'markdown/cli/install.md'), 'Install\n');
  const pages = ['cli/install', 'cli'].map((name) => ({ markdown: `https://e.test/${name}.md` }));
  await writeFile(path.join(out, 'docs.json'), JSON.stringify({ url: 'https://e.test/', pages }));
});

afterEach(() => rm(out, { recursive: true }));

it('puts each file beside its page, and all of them into one in the order of docs.json', async () => {
  await placeMarkdown(out);
  expect((await readdir(out)).sort()).toEqual(['cli', 'cli.md', 'docs.json', 'llms-full.txt']);
  expect(await readFile(path.join(out, 'cli/install.md'), 'utf8')).toBe('Install\n');
  expect(await readFile(path.join(out, 'llms-full.txt'), 'utf8')).toBe(`Install\n${pageSeparator}Folder\n`);
});

it('does not write over another file', async () => {
  await writeFile(path.join(out, 'cli.md'), 'Mine');
  await expect(placeMarkdown(out)).rejects.toThrow('cli.md');
  expect(await readFile(path.join(out, 'cli.md'), 'utf8')).toBe('Mine');
});
