import { expect, it } from 'vitest';
import { fewPlaces } from './few-places';

function shown(...routes: string[]): string[] {
  return fewPlaces(routes.map((route) => ({ route, path: [] }))).map(({ route }) => route);
}

it('shows at most three places of a page, and all other hits, in their order', () => {
  const few = shown('/faq', '/faq#a', '/stake', '/faq#b', '/faq#c', '/stake#x');
  expect(few).toEqual(['/faq', '/faq#a', '/stake', '/faq#b', '/stake#x']);
});

it('shows no page below one of its places', () =>
  expect(shown('/faq#a', '/stake', '/faq')).toEqual(['/faq#a', '/stake']));

it('shows a place once', () => expect(shown('/faq#a', '/stake', '/faq#a')).toEqual(['/faq#a', '/stake']));
