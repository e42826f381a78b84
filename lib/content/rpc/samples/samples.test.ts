import { describe, expect, it } from 'vitest';
import { curlCommand } from '@/lib/rpc/curl';
import { exactJson, formatJson } from './json';

describe('formatJson', () => {
  it('keeps what is short on one line and breaks the rest', () => {
    expect(formatJson([1, { a: 'b' }])).toBe('[1, { "a": "b" }]');
    const long = 'x'.repeat(50);
    expect(formatJson({ a: long, b: [] })).toBe(`{\n  "a": "${long}",\n  "b": []\n}`);
  });

  it('writes integers exactly', () => {
    expect(formatJson([18446744073709551615n, 9007199254740993n])).toBe(
      '[18446744073709551615, 9007199254740993]',
    );
    expect(exactJson({ a: 9007199254740993n })).toBe('{"a":9007199254740993}');
  });
});

describe('curlCommand', () => {
  it('quotes what a shell would read', () => {
    expect(curlCommand('https://x.test/?a=$b', `{"a":"it's"}`)).toBe(
      `curl 'https://x.test/?a=$b' \\\n  -H 'Content-Type: application/json' \\\n  -d '{"a":"it'\\''s"}'`,
    );
  });
});
