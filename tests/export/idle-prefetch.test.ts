import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { linkOf, routes } from '@/tests/e2e/support/routes';
import { builtPage } from './support/built-page';

/** Most bytes that a page loads without intent; every answer has headers, which are rarely 500 bytes. */
const most = 60_000;
const headers = 500;

/** Bytes that a link costs when it is loaded ahead: all parts of a page's data. */
function costOf(href: string): number {
  const parts = readdirSync(`out${href}`).filter((name) => /^__next\..*\.txt$/.test(name));
  expect(parts, href).toHaveLength(3);
  return parts.reduce((sum, name) => sum + statSync(`out${href}${name}`).size + headers, 0);
}

const neighbours = (path: string) =>
  builtPage(path).elements.filter(({ attributes: { rel = '' } }) => /^(?:prev|next)$/.test(rel));
const isMarked = ({ attributes }: { attributes: Record<string, string> }) => 'dataidleprefetch' in attributes;

it.each(routes.map(linkOf))('%s loads at most 60 kB at idle', (path) => {
  const marked = neighbours(path).filter(isMarked);
  // What two pages share is loaded once.
  const shared = marked.length === 2 ? statSync(`out${path}__next._index.txt`).size + headers : 0;
  const sum = marked.reduce((total, { attributes }) => total + costOf(attributes.href ?? ''), 0) - shared;
  expect(sum).toBeLessThanOrEqual(most);
});

it('most pages load their next page at idle, and none anything but neighbours', () => {
  const nexts = routes.flatMap((route) =>
    neighbours(linkOf(route)).filter(({ attributes }) => attributes.rel === 'next'),
  );
  expect(nexts.filter(isMarked).length).toBeGreaterThan(0.7 * nexts.length);
  for (const route of routes) {
    const marks =
      readFileSync(`out${linkOf(route)}index.html`, 'utf8').split('data-idle-prefetch').length - 1;
    expect(marks, route).toBe(neighbours(linkOf(route)).filter(isMarked).length);
  }
});

it('a page has the same marks when a reader comes to it from another one', () => {
  for (const route of routes) {
    const count = (name: string) =>
      readFileSync(`out${linkOf(route)}${name}`, 'utf8').split('data-idle-prefetch=').length;
    expect(count('index.txt'), route).toBe(count('index.html'));
  }
});
