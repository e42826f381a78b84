import { expect, it } from 'vitest';
import { formatProblem } from '@/lib/source/problem';
import { docOf } from '@/tests/unit/render';
import { checkPublished } from './published';

/** A page at a route. */
const page = (path: string, draft = false) => {
  const doc = docOf('Text.', `${path.slice(1) || 'index'}.mdx`);
  return { ...doc, path, frontMatter: { ...doc.frontMatter, draft } };
};
const redirect = (from: string) => ({ from, to: '/a', file: 'redirects.json', line: 2, column: 3 });

/** The problems of a list, given the pages that exist and the redirects. */
const check = (raw: string, docs: ReturnType<typeof page>[], ...moved: string[]) =>
  checkPublished(docs, moved.map(redirect), { path: 'published.txt', raw }).map(formatProblem);

const gone = 'has been published, and has no page any more.';
const move = 'Redirect it to the page that has its content now, in content/redirects.json:';

it('accepts pages, redirects and pages that are not released yet', () => {
  const docs = [page('/'), page('/a'), page('/b/'), page('/new', true)];
  expect(check('/\n/a\n/b\n/old\n/older/\n', docs, '/old/', '/older')).toEqual([]);
  expect(check('/\r\n/a\r\n/b\r\n', docs)).toEqual([]);
});

it('reports how to fix each address that leads to no page', () => {
  const docs = [page('/'), page('/clusters'), page('/a', true)];
  expect(check('/\n/gone/too\n/Clusters\n/a\n', docs)).toEqual([
    `published.txt:2:1  /gone/too ${gone} ${move} "/gone/too": "/path".`,
    `published.txt:3:1  /Clusters ${gone} Give clusters.mdx this route, whose case counts, and no draft: true.`,
    `published.txt:4:1  /a ${gone} Give a.mdx this route, whose case counts, and no draft: true.`,
  ]);
});
