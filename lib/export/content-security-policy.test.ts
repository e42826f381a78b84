import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '@/tests/support/temporary-folder';
import { addSecurityPolicies, withPolicy } from './content-security-policy';

const start = '<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>';

/** A document with something in its body. */
const documentOf = (body: string) => `${start}<title>x</title></head><body>${body}</body></html>`;

// The policy of every document of the site, with the scripts that another parser finds: tests/export/policy.test.ts.
it.each([
  ['<script id="_R_">\n  a();\n</script>', ['\n  a();\n']],
  ['<script type="module" data-src="x">a()</script>', ['a()']],
  ["<script>'é€😀$&$1$`&amp;'</script>", ["'é€😀$&$1$`&amp;'"]],
  ['<svg><script>a()</script></svg>', ['a()']],
  ['<script>b()</script><script>a()</script><script>b()</script>', ['b()', 'a()']],
  ['<script id="x" async="" src="/a.js"></script>', []],
  ['<script id="x" type="application/ld+json">{}</script>', []],
  ['<!-- <script>a()</script> --><pre title="<script>a()</script>">&lt;script>a()&lt;/script></pre>', []],
])('the policy of %s has the hashes of %j', (body, scripts) => {
  const hashes = scripts.map((it) => `'sha256-${createHash('sha256').update(it).digest('base64')}'`);
  expect(withPolicy(documentOf(body)).match(/'sha256-[^']+'/g) ?? []).toEqual(hashes);
});

it('adds one element to each document, after the charset', async () => {
  const html = documentOf('<p>$& é 😀</p>\r\n<script>a()</script><!--$-->');
  const out = temporaryFolder({ 'index.html': html, 'a/b.html': documentOf(''), 'c.txt': start });
  await addSecurityPolicies(out);
  const read = (file: string) => readFile(path.join(out, file), 'utf8');
  const policy = /<meta http-equiv="Content-Security-Policy" content="[^"]*"\/>/;
  const [element = ''] = policy.exec(await read('index.html')) ?? [];
  expect(element).not.toBe('');
  expect(await read('index.html')).toBe(html.replace(start, () => start + element));
  expect(await read('a/b.html')).toMatch(policy);
  expect(await read('c.txt')).toBe(start);
});

it.each(['<!DOCTYPE html><html><head><title>x</title></head></html>', `<script></script>${documentOf('')}`])(
  'refuses a document without a place for it: %s',
  (html) => {
    expect(() => withPolicy(html)).toThrow(`Cannot add the security policy to ${html}`);
  },
);
