import { parseFeed } from 'htmlparser2';
import { expect, it } from 'vitest';
import { docOf } from '@/tests/unit/render';
import { feed } from './feed';

/** A page at a path, checked on a day. */
function page(path: string, reviewed?: string) {
  const doc = docOf('', `content${path}.mdx`);
  return { ...doc, path, frontMatter: { ...doc.frontMatter, title: `<${path}> & more`, reviewed } };
}

it('lists the newest first, by address within a day, and prefers the day of the last commit to that of the last check', () => {
  const docs = [page('/b', '2026-01-01'), page('/a', '2026-01-01'), page('/c', '2025-01-01'), page('/d')];
  const { items = [] } = parseFeed(feed(docs, new Map([['content/c.mdx', '2026-02-02']]))) ?? {};
  expect(items.map(({ id = '' }) => new URL(id).pathname)).toEqual(['/c', '/a', '/b']);
});

it('escapes text', () => {
  expect(feed([page('/a', '2026-01-01')], new Map())).toContain('<title>&lt;/a&gt; &amp; more</title>');
});
