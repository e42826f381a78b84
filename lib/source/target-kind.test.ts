import { expect, it } from 'vitest';
import { targetKind } from './target-kind';

it.each([
  ['inside', ['/', '/cli/', '/a#b', '#a', '/openrpc.json', '/a?b=//c']],
  ['outside', ['https://a.example', 'https://a.example/b@c?d=javascript:e', 'mailto:a@b.example']],
  // No address, or a scheme that is not allowed.
  [undefined, ['', 'a', '../a', '?a', 'a:b', ':', 'https://', 'https:a', 'https:/a.example', 'https:\\\\a']],
  [undefined, ['http://a.example', 'javascript:a', 'Https://a.example', 'ftp://a.example']],
  // An address without a scheme, and what a browser reads differently.
  [undefined, ['//a.example', '/\\a.example', '\\\\a.example', '/\t/a.example', '/\n/a']],
  [undefined, [' https://a', 'https://a.example/ b', '\u0001javascript:a', 'java\tscript:a']],
  // A name before the host.
  [undefined, ['https://docs.example@evil.example', 'https://:a@evil.example', 'https://a:@b']],
])('targetKind is %s for %j', (kind, targets) => {
  expect(targets.filter((it) => targetKind(it) !== kind)).toEqual([]);
});
