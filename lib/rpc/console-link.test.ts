import { expect, it } from 'vitest';
import { consoleLink, paramsOfAddress } from './console-link';

it('carries params there and back, exactly', () => {
  const params = ['a&b=ü', { minContextSlot: 18446744073709551615n, list: [null, true] }];
  const link = new URL(consoleLink('https://docs.example/api/x/?old=1#there', params));
  expect(link.hash).toBe('#try-it');
  expect([...link.searchParams.keys()]).toEqual(['params']);
  expect(paramsOfAddress(link.search)).toEqual({ params });
});

it('keeps what is not a list of params as text', () => {
  expect(paramsOfAddress('?params=[1,')).toEqual({ text: '[1,' });
  expect(paramsOfAddress('?params=%7B%7D')).toEqual({ text: '{}' });
  expect(paramsOfAddress('?q=1')).toBeUndefined();
});
