import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { headersFile } from '@/lib/export/headers-file';

it('out/ has the headers for hosts that read them from a file', () => {
  expect(readFileSync('out/_headers', 'utf8')).toBe(headersFile('', false));
});
