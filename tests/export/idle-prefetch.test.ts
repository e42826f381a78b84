import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { linkOf, routes } from '@/tests/e2e/support/routes';
import { type BuiltPage, builtPage, wrongOn } from './support/built-page';

/** Most bytes that a page loads without intent; every answer has headers, which are rarely 500 bytes. */
const most = 60_000;
const headers = 500;
const pages = routes.map(linkOf);

/** Bytes that a link costs when it is loaded ahead: all parts of a page's data. */
function costOf(href: string): number {
  const parts = readdirSync(`out${href}`).filter((name) => /^__next\..*\.txt$/.test(name));
  expect(parts, href).toHaveLength(3);
  return parts.reduce((sum, name) => sum + statSync(`out${href}${name}`).size + headers, 0);
}

/** Links to the neighbours of a page: all, and those that are loaded at idle. */
function neighboursOf({ elements }: BuiltPage) {
  const links = elements
    .map(({ attributes }) => attributes)
    .filter(({ rel = '' }) => /^(?:prev|next)$/.test(rel));
  return { links, marked: links.filter((it) => 'dataidleprefetch' in it) };
}

it('a page loads at most 60 kB at idle', () => {
  const wrong = wrongOn((page, path) => {
    const { marked } = neighboursOf(page);
    // What two pages share is loaded once.
    const shared = marked.length === 2 ? statSync(`out${path}__next._index.txt`).size + headers : 0;
    const sum = marked.reduce((total, { href = '' }) => total + costOf(href), 0) - shared;
    return sum <= most ? [] : [`${sum} bytes`];
  }, pages);
  expect(wrong).toEqual([]);
});

it('most pages load their next page at idle, and none anything but neighbours, however a reader gets there', () => {
  const nexts = pages.flatMap((path) =>
    neighboursOf(builtPage(path)).links.filter(({ rel }) => rel === 'next'),
  );
  const marked = nexts.filter((it) => 'dataidleprefetch' in it);
  expect(marked.length).toBeGreaterThan(0.7 * nexts.length);
  const wrong = wrongOn((page, path) => {
    const count = (name: string) =>
      readFileSync(`out${path}${name}`, 'utf8').split('data-idle-prefetch=').length - 1;
    const counts = [neighboursOf(page).marked.length, count('index.html'), count('index.txt')];
    return new Set(counts).size === 1 ? [] : [`links that are loaded: ${counts}`];
  }, pages);
  expect(wrong).toEqual([]);
});
