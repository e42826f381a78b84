import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fromHtml } from 'hast-util-from-html';
import { selectAll } from 'hast-util-select';
import { expect, it } from 'vitest';
import { hostileTexts } from '@/tests/support/hostile-text';
import { temporaryFolder } from '@/tests/support/temporary-folder';
import { textOf } from '@/tests/support/text-of';
import { addSecurityPolicies, withPolicy } from './content-security-policy';

const start = '<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>';
const policyElement = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"\/>/;

/** A document with something in its body. */
const documentOf = (body: string) => `${start}<title>x</title></head><body>${body}</body></html>`;

/** The hashes that the policy of a document has. */
const hashesOf = (html: string) => withPolicy(html).match(/'sha256-[^']+'/g) ?? [];

/** The hashes of the scripts that a browser finds in a document, each once. */
function parsedHashes(html: string): string[] {
  const selector = 'script:not([src], [type="application/json"], [type="application/ld+json"])';
  const texts = selectAll(selector, fromHtml(html)).map((script) => textOf(script));
  const hashes = texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return [...new Set(hashes)];
}

// The policy of every document of the site: tests/export/policy.test.ts.
it.each([
  [1, '<script id="_R_">\n  a();\n</script>'],
  [1, '<script type="module">a()</script>'],
  [1, '<script data-src="x">a()</script>'],
  [1, '<script id="a>b" async>a()</script>'],
  [1, "<script>'é€😀$&$1$`'</script>"],
  [1, '<svg><script>a()</script></svg>'],
  [2, '<script>b()</script><script>a()</script><script>b()</script>'],
  [0, '<script id="x" async="" src="/a.js"></script>'],
  [0, '<script id="x" type="application/ld+json">{}</script>'],
  [0, '<scripts>a()</scripts>'],
  [0, '<!-- <script>a()</script> -->'],
  [0, '<pre title="<script>a()</script>">&lt;script>a()&lt;/script></pre>'],
])('has %i hashes, the same as a browser, for %s', (count, body) => {
  expect(hashesOf(documentOf(body))).toHaveLength(count);
  expect(hashesOf(documentOf(body))).toEqual(parsedHashes(documentOf(body)));
});

it('has the same hashes as a browser for any text in a script, and none for one without an end tag', () => {
  expect(hashesOf(`${start}</head><body><script>a()`)).toEqual([]);
  const texts = hostileTexts(11, 400).filter(
    (text) => !/\r|\0|<!--/.test(text) && Buffer.from(text).toString() === text,
  );
  expect(texts.length).toBeGreaterThan(100);
  for (const text of texts) {
    const html = documentOf(`<script>${text}</script>`);
    expect(hashesOf(html), text).toEqual(parsedHashes(html));
  }
});

it.each([
  ['carriage return', documentOf('<script>a()\r\nb()</script>')],
  ['"<!--"', documentOf('<script>"<!--<script>"</script>')],
  ['first element of its head', '<!DOCTYPE html><html><head><title>x</title></head></html>'],
  ['first element of its head', `<script>a()</script>${start}</head></html>`],
  ['first element', '<!DOCTYPE html><html><body><meta charSet="utf-8"/></body></html>'],
])('refuses a document because of %s: %j', (message, html) => {
  expect(() => withPolicy(html)).toThrow(message);
});

it('adds one element to each document, after the charset, and names one without a place for it', async () => {
  const html = documentOf('<p>$& é 😀</p>\r\n<script>a()</script><!--$-->');
  const out = temporaryFolder({ 'index.html': html, 'a/b.html': documentOf(''), 'c.txt': start });
  await addSecurityPolicies(out);
  const read = (file: string) => readFile(path.join(out, file), 'utf8');
  const [element = ''] = policyElement.exec(await read('index.html')) ?? [];
  expect(element).not.toBe('');
  expect(await read('index.html')).toBe(html.replace(start, () => start + element));
  expect(await read('a/b.html')).toMatch(policyElement);
  expect(await read('c.txt')).toBe(start);
  const broken = temporaryFolder({ 'a/index.html': documentOf('<script>a\r()</script>') });
  await expect(addSecurityPolicies(broken)).rejects.toThrow('a/index.html: a script has a carriage return');
});
