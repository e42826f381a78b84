import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

const other =
  'Otherwise put code in `code`, and add a true word to content/dictionary.txt, or a phrase about upstream to cspell.config.yaml.';
const meant = (name: string) => `Did you mean: ${name}* …? ${other}`;

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
    'document.md:9:16  Repeated word: "the". Remove one.',
    `document.md:9:33  Forbidden word "Openos". ${meant('OpenOS')}`,
    `page.mdx:2:31  Forbidden word "OpenOs". ${meant('OpenOS')}`,
    `page.mdx:3:30  Unknown word "mistaek". Did you mean: mistake* …? ${other}`,
    `page.mdx:10:4  Unknown word "Wrng". ${capital}`,
    `page.mdx:12:95  Unknown word "teh". Did you mean: the* …? ${other}`,
    `page.mdx:14:17  Forbidden word "openOS". ${meant('OpenOS')}`,
    `page.mdx:14:63  Forbidden word "Solana". ${meant('Openverse')}`,
    `page.mdx:14:88  Forbidden word "SOL". ${meant('BTG')}`,
    'page.mdx:16:26  Repeated word: "the". Remove one.',
    'page.mdx:19:1  Sentence has 36 words (limit 35). Split it.',
    `page.mdx:23:16  Unknown word "wrng". ${wrng}`,
    `page.mdx:23:21  Forbidden word "OpenVerse". ${meant('Openverse')}`,
    `page.mdx:25:5  Unknown word "wrng". ${wrng}`,
    `page.mdx:25:10  Forbidden word "Openos". ${meant('OpenOS')}`,
    `page.mdx:29:11  Unknown word "wrng". ${wrng}`,
    `page.mdx:31:3  Unknown word "Wrng". ${capital}`,
    `page.mdx:33:10  Forbidden word "SOL". ${meant('BTG')}`,
    `page.mdx:39:6  Unknown word "wrng". ${wrng}`,
    `page.mdx:45:17  Unknown word "Wrng". ${capital}`,
  ]);
  expect(status).toBe(1);
});
