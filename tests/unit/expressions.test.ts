import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkSync } from 'recheck';
import { expect, it } from 'vitest';
import { parseAst } from 'vitest/node';

/** The code of the browser, and files that it shares with the build. Queries are cut before the search engine sees them. */
const folders = 'components lib/browser lib/rpc-client lib/search/client lib/search/hosted lib'.split(' ');
const files = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: folder !== 'lib', encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .map((name) => path.join(folder, name)),
);

// What readers type, link or store, and what nodes answer, may be long and made for this. The analysis counts steps.
it('the time of each expression grows with the length of the text', () => {
  const slow: string[] = [];
  for (const file of files) {
    const program = parseAst(readFileSync(file, 'utf8'), { lang: file.endsWith('x') ? 'tsx' : 'ts' });
    // A walk over all nodes.
    JSON.stringify(program, (_key, node: unknown) => {
      if (node instanceof RegExp) {
        const { status } = checkSync(node.source, node.flags, { checker: 'automaton', timeout: null });
        if (status !== 'safe') slow.push(`${file}: ${node} is ${status}`);
      }
      return typeof node === 'bigint' ? String(node) : node;
    });
  }
  expect(slow).toEqual([]);
});
