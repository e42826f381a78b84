import { expect, it } from 'vitest';
import { exactJson } from '../json';
import { consoleAddress } from './console-address';
import { readParams } from './form';

it('encodes and decodes params exactly', () => {
  const params = ['a&b=ü', { minContextSlot: 18446744073709551615n, list: [null, true] }];
  const link = new URL(consoleAddress('https://docs.example/api/x/?old=1#there', exactJson(params)));
  expect(link.hash).toBe('#try-it');
  expect([...link.searchParams.keys()]).toEqual(['params']);
  expect(readParams(link.searchParams.get('params') ?? '')).toEqual({ params });
});

it('returns why a text is not a list of params', () => {
  expect(readParams('[1,').broken).toMatch(/^Line 1, column 4: /);
  expect(readParams('{}').broken).toContain('between [ and ]');
});
