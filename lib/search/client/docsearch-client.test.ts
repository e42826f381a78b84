import { expect, it } from 'vitest';
import { eachPlaceOnce } from './docsearch-client';

it('shows no place twice, and no page below one of its places', () => {
  const routes = ['/faq#a', '/stake', '/faq', '/stake#x', '/faq#a', '/faq#b'];
  const shown = eachPlaceOnce(routes.map((route) => ({ route, path: [] }))).map(({ route }) => route);
  expect(shown).toEqual(['/faq#a', '/stake', '/stake#x', '/faq#b']);
});
