import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '@/tests/support/temporary-folder';
import { placeMarkdown } from './place-markdown';

// Where it puts the Markdown of the site: see tests/export/indexes.test.ts.
it('does not overwrite another file', async () => {
  const out = temporaryFolder({
    'markdown/cli.md': 'Folder\n',
    'docs.json': '{"url":"https://e.test/","pages":[{"markdown":"https://e.test/cli.md"}]}',
    'cli.md': 'Mine',
  });
  await expect(placeMarkdown(out)).rejects.toThrow('cli.md');
  expect(await readFile(path.join(out, 'cli.md'), 'utf8')).toBe('Mine');
});
