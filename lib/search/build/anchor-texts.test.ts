import { expect, it } from 'vitest';
import type { Doc } from '@/lib/content';
import { collectAnchorTexts, targetKey } from './anchor-texts';

const at = { file: 'content/x.mdx', line: 1, column: 1 };

function page(path: string, links: { route: string; anchor?: string; text: string }[]) {
  const doc = {
    id: path,
    path,
    file: `content${path}.mdx`,
    frontMatter: { title: path, description: '' },
    body: '',
  };
  return { doc: doc as Doc, links: links.map((link) => ({ ...link, ...at })) };
}

it('a place has the texts of the links to it, once for each page', () => {
  const names = collectAnchorTexts(
    [
      page('/a', [
        { route: '/c/', text: 'the fees' },
        { route: '/c', text: 'The fees' },
        { route: '/c', anchor: 'rent', text: 'rent' },
        { route: '', anchor: 'own', text: 'below' },
        { route: '/c', text: 'here' },
        { route: '/c', text: 'x'.repeat(100) },
      ]),
      page('/b', [{ route: '/c', text: 'the fees' }]),
    ],
    [],
  );
  expect([...names]).toEqual([
    ['/c', ['the fees', 'the fees']],
    ['/c#rent', ['rent']],
  ]);
});

it('a page that explains a term of the glossary is named by it more than once', () => {
  const names = collectAnchorTexts(
    [],
    [{ term: 'token account', also: ['ATA'], page: '/learn/tokens#accounts' }],
  );
  const all = names.get(targetKey('/learn/tokens', 'accounts')) ?? [];
  expect(new Set(all)).toEqual(new Set(['token account', 'ATA']));
  expect(all.length).toBeGreaterThan(2);
});
