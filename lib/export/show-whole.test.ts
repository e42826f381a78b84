import { expect, test } from 'vitest';
import { showWhole } from './show-whole';

const documentOf = (text: string) =>
  `<html><head><link rel="stylesheet" href="/a.css"/><link rel="stylesheet" href="/b.css"/></head><body><main>${text}</main></body></html>`;

test('a short document is shown when its footer is there', () => {
  expect(showWhole(documentOf('Short')).match(/<link[^>]*>/g)).toEqual([
    '<link rel="expect" href="#site-footer" blocking="render"/>',
    '<link rel="stylesheet" href="/a.css"/>',
    '<link rel="stylesheet" href="/b.css"/>',
  ]);
});

test('a long document is shown as it comes', () => {
  const long = documentOf('x'.repeat(80_000));
  expect(showWhole(long)).toBe(long);
});
