import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fromHtml } from 'hast-util-from-html';
import { selectAll } from 'hast-util-select';
import { describe, expect, it } from 'vitest';
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

// The policy of every document of the site: see tests/export/policy.test.ts.
describe('withPolicy', () => {
  it.each([
    [1, 'with an id, of several lines', '<script id="_R_">\n  a();\n</script>'],
    [1, 'a module', '<script type="module">a()</script>'],
    [1, 'with a data-src attribute', '<script data-src="x">a()</script>'],
    [1, 'with ">" in an attribute', '<script id="a>b" async>a()</script>'],
    [1, 'letters of several bytes, and replacement patterns', "<script>'é€😀$&$1$`'</script>"],
    [1, 'in a drawing', '<svg><script>a()</script></svg>'],
    [2, 'one that occurs twice', '<script>b()</script><script>a()</script><script>b()</script>'],
    [0, 'a file', '<script id="x" async="" src="/a.js"></script>'],
    [0, 'linked data', '<script id="x" type="application/ld+json">{}</script>'],
    [0, 'an element with a similar name', '<scripts>a()</scripts>'],
    [0, 'a comment', '<!-- <script>a()</script> -->'],
    [0, 'escaped text', '<pre title="<script>a()</script>">&lt;script>a()&lt;/script></pre>'],
  ])('has %i hashes, the same as a browser: %s', (count, _, body) => {
    expect(hashesOf(documentOf(body))).toHaveLength(count);
    expect(hashesOf(documentOf(body))).toEqual(parsedHashes(documentOf(body)));
  });

  it('has no hash of a script without an end tag, which browsers do not run', () => {
    expect(hashesOf(`${start}</head><body><script>a()`)).toEqual([]);
  });

  it('has the same hashes as a browser for any text in a script', () => {
    const texts = hostileTexts(11, 400).filter(
      (text) => !/\r|\0|<!--/.test(text) && Buffer.from(text).toString() === text,
    );
    expect(texts.length).toBeGreaterThan(100);
    for (const text of texts) {
      const html = documentOf(`<script>${text}</script>`);
      expect(hashesOf(html), text).toEqual(parsedHashes(html));
    }
  });

  it('adds one element after the charset, and changes nothing else', () => {
    const html = documentOf('<p>$& é 😀</p>\r\n<script>a()</script><!--$-->');
    const [element = ''] = policyElement.exec(withPolicy(html)) ?? [];
    expect(withPolicy(html)).toBe(html.replace(start, () => start + element));
  });

  it.each([
    ['a carriage return in a script', documentOf('<script>a()\r\nb()</script>'), 'carriage return'],
    ['a script that may not end at its end tag', documentOf('<script>"<!--<script>"</script>'), '"<!--"'],
    ['no charset', '<!DOCTYPE html><html><head><title>x</title></head></html>', 'first element of its head'],
    [
      'a script before the charset',
      `<script>a()</script>${start}</head></html>`,
      'first element of its head',
    ],
    [
      'a charset outside of the head',
      '<!DOCTYPE html><html><body><meta charSet="utf-8"/></body></html>',
      'first element',
    ],
  ])('refuses a document with %s', (_, html, message) => {
    expect(() => withPolicy(html)).toThrow(message);
  });
});

it('adds a policy to each document, and names one without a place for it', async () => {
  const out = temporaryFolder({ 'index.html': documentOf(''), 'a/b.html': documentOf(''), 'c.txt': start });
  await addSecurityPolicies(out);
  const read = (file: string) => readFile(path.join(out, file), 'utf8');
  expect(await read('index.html')).toMatch(policyElement);
  expect(await read('a/b.html')).toMatch(policyElement);
  expect(await read('c.txt')).toBe(start);
  const broken = temporaryFolder({ 'a/index.html': documentOf('<script>a\r()</script>') });
  await expect(addSecurityPolicies(broken)).rejects.toThrow('a/index.html: a script has a carriage return');
});
