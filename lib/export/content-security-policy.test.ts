import { createHash } from 'node:crypto';
import { fromHtml } from 'hast-util-from-html';
import { selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { describe, expect, it } from 'vitest';
import { hostileTexts } from '@/tests/support/hostile-text';
import { contentSecurityPolicy, withPolicy } from './content-security-policy';

const hosts = { connect: ['https://node.example'], forms: ['https://forms.example'] };
const charset = '<meta charSet="utf-8"/>';

/** The hashes a policy allows. */
const hashesOf = (html: string) => contentSecurityPolicy(html, hosts).match(/'sha256-[^']+'/g) ?? [];

/** The hashes of the scripts that a browser finds in a document, each once. */
function parsedHashes(html: string): string[] {
  const selector = 'script:not([src], [type="application/json"], [type="application/ld+json"])';
  const texts = selectAll(selector, fromHtml(html)).map((script) => textOf(script));
  const hashes = texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return [...new Set(hashes)];
}

// The policy of every document of the site: see tests/export/policy.test.ts.
describe('contentSecurityPolicy', () => {
  it.each([
    [1, 'one with an id, of several lines', '<script id="_R_">\n  a();\n</script>'],
    [1, 'a module', '<script type="module">a()</script>'],
    [1, 'one that names a source in data', '<script data-src="x">a()</script>'],
    [1, 'letters of several bytes, and replacement patterns', "<script>'é€😀$&$1$`'</script>"],
    [2, 'one that is there twice', '<script>b()</script><script>a()</script><script>b()</script>'],
    [0, 'a file after other attributes', '<script id="x" async="" src="/a.js"></script>'],
    [0, 'linked data after other attributes', '<script id="x" type="application/ld+json">{}</script>'],
    [0, 'an element whose name begins so', '<scripts>a()</scripts><script src="/a.js"></script>'],
  ])('has %i hashes, those that a browser computes: %s', (count, _, html) => {
    expect(hashesOf(html)).toHaveLength(count);
    expect(hashesOf(html)).toEqual(parsedHashes(html));
  });

  it('has none of a script that never ends, which browsers do not run', () => {
    expect(hashesOf('<p>x</p><script>a()')).toEqual([]);
  });

  it('agrees with a parser on any text in a script', () => {
    const texts = hostileTexts(11, 400).filter(
      (text) => !/<|\r|\0/.test(text) && Buffer.from(text).toString() === text,
    );
    expect(texts.length).toBeGreaterThan(100);
    const html = texts.map((text) => `<script>${text}</script>`).join('');
    expect(hashesOf(html)).toEqual(parsedHashes(html));
  });

  it.each([
    ['a carriage return, which browsers drop', `${charset}<script>a()\r\nb()</script>`, 'carriage return'],
    ['a document without its character set', '<title>x</title>', 'character set'],
    ['a script before it', `<script>a()</script>${charset}`, 'before its character set'],
  ])('refuses %s', (_, head, message) => {
    expect(() => withPolicy(`<html><head>${head}</head></html>`, hosts)).toThrow(message);
  });
});
