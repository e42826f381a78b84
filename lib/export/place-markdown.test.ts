import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { placeMarkdown } from './place-markdown';

// Where it puts the Markdown of the site: see tests/export/indexes.test.ts.
it('does not write over another file', async () => {
  const out = await mkdtemp(path.join(tmpdir(), 'markdown-'));
  await mkdir(path.join(out, 'markdown'));
  await writeFile(path.join(out, 'markdown/cli.md'), 'Folder\n');
  await writeFile(
    path.join(out, 'docs.json'),
    '{"url":"https://e.test/","pages":[{"markdown":"https://e.test/cli.md"}]}',
  );
  await writeFile(path.join(out, 'cli.md'), 'Mine');
  await expect(placeMarkdown(out)).rejects.toThrow('cli.md');
  expect(await readFile(path.join(out, 'cli.md'), 'utf8')).toBe('Mine');
  await rm(out, { recursive: true });
});
