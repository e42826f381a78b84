import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

const other = 'Otherwise put it in `code`, or add a true word to content/dictionary.txt.';
const openOS = 'Write OpenOS for the software, `openos` as code for the program. (network-names)';
const upstream = 'If upstream is meant, see lib/prose/preset.ts. (network-names)';

it('npm run check reports each mistake in pages, data and documents with its place and a fix, and no code', () => {
  const folder = 'tests/fixtures/prose';
  const { status, stdout } = spawnSync('npx', ['tsx', 'scripts/check.ts', folder], { encoding: 'utf8' });
  const found = stdout
    .trim()
    .split('\n')
    .map((line) => line.replace(`${folder}/`, '').replace(/, .*\? Otherwise/, ' …? Otherwise'));
  const [wrng, capital] = ['wing', 'Wang'].map((near) => `Did you mean: ${near} …? ${other}`);
  expect(found.sort(new Intl.Collator('en', { numeric: true }).compare)).toEqual([
    `data.json:5:53  Unknown word "trasnaction". Did you mean: transaction* …? ${other}`,
    `document.md:3:18  Unknown word "wrogn". Did you mean: wrong …? ${other}`,
    'document.md:9:16  "the" is there twice in a row. Remove one. (repeated-words)',
    `document.md:9:33  "Openos" is not the name. ${openOS}`,
    'document.md:11:1  Unexpected unused definition, expected no definition or one or more references to `unused` (no-unused-definitions)',
    `page.mdx:2:31  "OpenOs" is not the name. ${openOS}`,
    `page.mdx:3:30  Unknown word "mistaek". Did you mean: mistake* …? ${other}`,
    `page.mdx:10:4  Unknown word "Wrng". ${capital}`,
    `page.mdx:12:95  Unknown word "teh". Did you mean: the* …? ${other}`,
    `page.mdx:14:17  "openOS" is not the name. ${openOS}`,
    `page.mdx:14:63  "Solana" is not the name. Write Openverse. ${upstream}`,
    `page.mdx:14:88  "SOL" is not the name. Write BTG. ${upstream}`,
    'page.mdx:16:26  "the" is there twice in a row. Remove one. (repeated-words)',
    'page.mdx:19:1  The sentence has 36 words. Split it: at most 35. (sentence-length)',
    `page.mdx:23:16  Unknown word "wrng". ${wrng}`,
    'page.mdx:23:21  "OpenVerse" is not the name. Write Openverse. (network-names)',
    `page.mdx:25:5  Unknown word "wrng". ${wrng}`,
    `page.mdx:25:10  "Openos" is not the name. ${openOS}`,
    `page.mdx:29:11  Unknown word "wrng". ${wrng}`,
    `page.mdx:31:3  Unknown word "Wrng". ${capital}`,
    'page.mdx:33:10  "SOL" is not the name. Write BTG. If upstream is meant, see lib/prose/preset.ts. (network-names)',
    `page.mdx:39:6  Unknown word "wrng". ${wrng}`,
    `page.mdx:45:17  Unknown word "Wrng". ${capital}`,
  ]);
  expect(status).toBe(1);
});

it('npm run check suggests words for at most 100 mistakes of a file', () => {
  const args = ['tsx', 'scripts/check.ts', 'tests/fixtures/misspelled.md'];
  const { stdout } = spawnSync('npx', args, { encoding: 'utf8' });
  expect(stdout.match(/Unknown word/g)).toHaveLength(100);
});
