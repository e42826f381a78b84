import { expect, it } from 'vitest';
import { docOf } from '@/tests/unit/render';
import { collectAnchorTexts, targetKey } from './anchor-texts';

type Link = { route: string; anchor?: string; text: string };

function page(path: string, ...links: Link[]) {
  const at = { file: 'content/x.mdx', line: 1, column: 1 };
  return { doc: docOf('', `content${path}.mdx`), links: links.map((link) => ({ ...link, ...at })) };
}

it('a place has the texts of the links to it, once for each page', () => {
  const own: Link[] = [
    { route: '/c/', text: 'the fees' },
    { route: '/c', text: 'The fees' },
    { route: '/c', anchor: 'rent', text: 'rent' },
    { route: '', anchor: 'own', text: 'below' },
    { route: '/c', text: 'here' },
    { route: '/c', text: 'x'.repeat(100) },
  ];
  const pages = [page('/a', ...own), page('/b', { route: '/c', text: 'the fees' })];
  expect(Object.fromEntries(collectAnchorTexts(pages, []))).toEqual({
    '/c': ['the fees', 'the fees'],
    '/c#rent': ['rent'],
  });
});

it('the page that explains a term is named by it more than once', () => {
  const terms = [{ term: 'token account', also: ['ATA'], page: '/learn/tokens#accounts' }];
  const all = collectAnchorTexts([], terms).get(targetKey('/learn/tokens', 'accounts')) ?? [];
  expect(new Set(all)).toEqual(new Set(['token account', 'ATA']));
  expect(all.length).toBeGreaterThan(2);
});
