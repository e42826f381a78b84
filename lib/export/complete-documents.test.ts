import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { completeDocuments } from './complete-documents';

it('names all documents that have no place for a policy, and adds it to the others', async () => {
  const out = await mkdtemp(path.join(tmpdir(), 'openverse-docs-export-'));
  const documents = {
    'index.html': '<html><head><meta charset="utf-8"></head></html>',
    'a/index.html': '<html><head><title>x</title></head></html>',
    'b/index.html': '<html><head><meta charset="utf-8"><script>a\r()</script></head></html>',
    'c.txt': 'no document',
  };
  for (const [name, text] of Object.entries(documents)) {
    await mkdir(path.join(out, path.dirname(name)), { recursive: true });
    await writeFile(path.join(out, name), text);
  }
  const failure = await completeDocuments(out).catch((error: Error) => error.message);
  expect(failure).toContain(`${path.join(out, 'a/index.html')}: the first element of its head`);
  expect(failure).toContain(`${path.join(out, 'b/index.html')}: a script has a carriage return`);
  expect(await readFile(path.join(out, 'index.html'), 'utf8')).toContain('Content-Security-Policy');
  await rm(out, { recursive: true });
});
