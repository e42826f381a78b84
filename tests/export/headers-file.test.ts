import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { headersFile } from '@/lib/export/headers-file';
import { securityHeaders, strictTransportSecurity } from '@/lib/export/security-headers';

it('out/ has the headers for hosts that read them from a file', () => {
  expect(readFileSync('out/_headers', 'utf8')).toBe(headersFile('', false));
});

// What nginx makes of it is in tests/tools/nginx.test.ts, which needs nginx.
it('nginx.conf has the headers of the definition, and no other', () => {
  const configuration = readFileSync('scripts/hosts/nginx.conf', 'utf8');
  const added = Array.from(configuration.matchAll(/^\s*add_header (\S+) (?:"([^"]*)"|(\S+)) always;$/gm));
  expect(Object.fromEntries(added.map(([, name, text, variable]) => [name, text ?? variable]))).toEqual({
    ...securityHeaders,
    'Cache-Control': '$openverse_cache_control',
    'Strict-Transport-Security': '$openverse_strict_transport',
  });
  expect(configuration).toContain(`on "${strictTransportSecurity}";`);
});
