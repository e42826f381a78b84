import { describe, expect, it } from 'vitest';
import { targetKind } from './link-target';

describe('targetKind', () => {
  it.each(['/', '/cli/', '/a#b', '#a', '/openrpc.json', '/a?b=//c'])(
    'treats %s as a place of this site',
    (target) => {
      expect(targetKind(target)).toBe('inside');
    },
  );

  it.each(['https://a.example', 'https://a.example/b@c?d=javascript:e', 'mailto:a@b.example'])(
    'treats %s as another site',
    (target) => {
      expect(targetKind(target)).toBe('outside');
    },
  );

  it.each([
    [
      'no address',
      ['', 'a', '../a', '?a', 'a:b', ':', 'https://', 'https:a', 'https:/a.example', 'https:\\\\a'],
    ],
    [
      'a scheme that is not allowed',
      ['http://a.example', 'javascript:a', 'Https://a.example', 'ftp://a.example'],
    ],
    ['an address without scheme', ['//a.example', '/\\a.example', '\\\\a.example', '/\t/a.example', '/\n/a']],
    [
      'what a browser reads differently',
      [' https://a', 'https://a.example/ b', '\u0001javascript:a', 'java\tscript:a'],
    ],
    [
      'a name before the host',
      ['https://docs.example@evil.example', 'https://:a@evil.example', 'https://a:@b'],
    ],
  ])('refuses %s', (_name, targets) => {
    expect(targets.filter((it) => targetKind(it) !== undefined)).toEqual([]);
  });
});
