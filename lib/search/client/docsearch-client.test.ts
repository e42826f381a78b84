import { expect, it } from 'vitest';
import { fewOfEachPage } from './docsearch-client';

it('shows at most three places of a page, and all other hits, in their order', () => {
  const routes = ['/faq#a', '/faq', '/stake', '/faq#b', '/faq#c', '/stake#x'];
  const shown = fewOfEachPage(routes.map((route) => ({ route, path: [] }))).map(({ route }) => route);
  expect(shown).toEqual(['/faq#a', '/faq', '/stake', '/faq#b', '/stake#x']);
});
