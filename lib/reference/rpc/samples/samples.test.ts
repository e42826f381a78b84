import { expect, it } from 'vitest';
import { exactJson } from '@/lib/json';
import { curlCommand } from '../request';
import { formatJson } from './json';

it('JSON is on one line if it is short, with exact integers', () => {
  const long = 'x'.repeat(50);
  expect(formatJson([1, { a: 'b' }])).toBe('[1, { "a": "b" }]');
  expect(formatJson({ a: long, b: [] })).toBe(`{\n  "a": "${long}",\n  "b": []\n}`);
  expect(formatJson([18446744073709551615n])).toBe('[18446744073709551615]');
  expect(exactJson({ a: 9007199254740993n })).toBe('{"a":9007199254740993}');
});

it('a curl command quotes what a shell would read', () => {
  expect(curlCommand('https://x.test/?a=$b', `{"a":"it's"}`)).toBe(
    `curl 'https://x.test/?a=$b' \\\n  -H 'Content-Type: application/json' \\\n  -d '{"a":"it'\\''s"}'`,
  );
});
