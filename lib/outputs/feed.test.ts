import { expect, it } from 'vitest';
import { docOf } from '@/tests/unit/render';
import { feed } from './feed';

/** A page at a path, checked on a day. */
function page(path: string, reviewed?: string) {
  const doc = docOf('', `content${path}.mdx`);
  return { ...doc, path, frontMatter: { ...doc.frontMatter, title: `<${path}> & more`, reviewed } };
}

const idsOf = (text: string) =>
  Array.from(text.matchAll(/<entry><id>[^<]*?(\/[^</]+)<\/id>/g), ([, path]) => path);

it('lists the newest first, by address within a day, and the day of the last commit before that of the last check', () => {
  const docs = [page('/b', '2026-01-01'), page('/a', '2026-01-01'), page('/c', '2025-01-01'), page('/d')];
  expect(idsOf(feed(docs, new Map([['content/c.mdx', '2026-02-02']])))).toEqual(['/c', '/a', '/b']);
});

it('writes text as text', () => {
  expect(feed([page('/a', '2026-01-01')], new Map())).toContain('<title>&#x3C;/a> &#x26; more</title>');
});
