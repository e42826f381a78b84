import { parseFeed } from 'htmlparser2';
import { expect, it } from 'vitest';
import { docOf } from '@/tests/unit/render';
import { feed } from './feed';

/** A page at a path, checked on a day. */
function page(path: string, reviewed?: string) {
  const doc = docOf('', `content${path}.mdx`);
  return { ...doc, path, frontMatter: { ...doc.frontMatter, title: `<${path}> & more`, reviewed } };
}

it('lists the last change first, by address where several are of one time; a change counts, not a check', () => {
  const docs = [
    ...[page('/b', '2026-01-01'), page('/a', '2026-01-01'), page('/c', '2025-01-01')],
    ...[page('/d'), page('/e'), page('/')],
  ];
  const times = new Map([
    ['content/c.mdx', '2026-02-02T09:00:00+00:00'],
    // Earlier than the one above.
    ['content/e.mdx', '2026-02-02T10:00:00+02:00'],
    ['content/.mdx', '2024-01-01T00:00:00Z'],
  ]);
  const xml = feed(docs, times);
  expect(xml).toContain('<title>&lt;/a&gt; &amp; more</title>');
  const { id, items = [] } = parseFeed(xml) ?? {};
  expect(items.map((item) => new URL(item.id ?? '').pathname)).toEqual(['/c', '/e', '/a', '/b', '/']);
  expect(items[1]?.pubDate).toEqual(new Date('2026-02-02T08:00:00Z'));
  expect(items.map((item) => item.id)).not.toContain(id);
});
