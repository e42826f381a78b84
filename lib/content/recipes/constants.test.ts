import { expect, it } from 'vitest';
import { checkConstants } from './constants';

const variables = new Map([
  ['programs.token', 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'],
  ['localnet.rpc', 'http://127.0.0.1:8899'],
]);
const places = (raw: string) =>
  checkConstants({ path: 'a.ts', raw }, variables).map(({ line, column, message }) =>
    [line, column, message].join(' '),
  );

it('knows the addresses and endpoints of the network', () => {
  expect(places("a('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA', `http://127.0.0.1:8899`)")).toEqual([]);
});

it('reports every other, where it stands', () => {
  expect(
    places("a\n  b('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DB') // see https://example.org/a\n"),
  ).toEqual([
    '2 6 "TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DB" is not in content/network.json',
    '2 59 "https://example.org/a" is not in content/network.json',
  ]);
});
