import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import packageJson from '../package.json';
import { addressOf, fileWithTables, fillTables, textWithTables } from './reference-tables';

it('docs/reference.md has the tables that npm run docs writes', () => {
  expect(readFileSync(fileWithTables, 'utf8')).toBe(textWithTables());
});

it('README.md describes every script of package.json, and no other', () => {
  const rows = readFileSync('README.md', 'utf8').matchAll(/^\| `npm (?:run )?(\S+)` +\| \S/gm);
  expect(Array.from(rows, ([, name]) => name).sort()).toEqual(Object.keys(packageJson.scripts).sort());
});

describe('fillTables', () => {
  it('replaces the text between the comments and keeps the rest', () => {
    const text = 'Before\n\n<!-- table: one -->\nold\n<!-- end -->\n\nAfter <!-- table: two --><!-- end -->';
    expect(fillTables(text, { one: () => '1', two: () => '2' })).toBe(
      'Before\n\n<!-- table: one -->\n\n1\n\n<!-- end -->\n\nAfter <!-- table: two -->\n\n2\n\n<!-- end -->',
    );
  });

  it('refuses a table that does not exist', () => {
    expect(() => fillTables('<!-- table: three -->\n<!-- end -->', { one: () => '' })).toThrow(
      'There is no table "three". The tables are one.',
    );
  });
});

it.each([
  ['(docs)/search/page.tsx', '/search'],
  ['feed.xml/route.ts', '/feed.xml'],
  ['og/[...path]/route.ts', '/og/*'],
  ['sitemap.ts', '/sitemap.xml'],
  ['(docs)/[[...slug]]/page.tsx', undefined],
  ['content-events/route.dev.ts', undefined],
  ['layout.tsx', undefined],
])('the address of app/%s is %s', (file, address) => {
  expect(addressOf(file)).toBe(address);
});
