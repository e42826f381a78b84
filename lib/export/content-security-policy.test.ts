import { createHash } from 'node:crypto';
import { fromHtml } from 'hast-util-from-html';
import { selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { describe, expect, it } from 'vitest';
import { hostileTexts } from '@/tests/support/hostile-text';
import { contentSecurityPolicy, withPolicy } from './content-security-policy';
import { trustedTypesScript } from './trusted-types';

const hosts = { connect: ['https://node.example', 'ws://localhost:*'], forms: ['https://forms.example'] };
const charset = '<meta charSet="utf-8"/>';

/** The hashes a policy allows. */
const hashesOf = (html: string) => contentSecurityPolicy(html, hosts).match(/'sha256-[^']+'/g) ?? [];

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The hashes of the scripts that a browser finds in a document. */
function parsedHashes(html: string): string[] {
  return selectAll(
    'script:not([src], [type="application/json"], [type="application/ld+json"])',
    fromHtml(html),
  ).map((script) => hash(textOf(script)));
}

describe('contentSecurityPolicy', () => {
  it('has the hash that browsers compute', () => {
    // The example of the specification, https://www.w3.org/TR/CSP3/#external-hash and of MDN.
    expect(hashesOf("<script>alert('Hello, world.');</script>")).toEqual([
      "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
    ]);
  });

  it.each([
    ['one with an id', '<script id="_R_">a()</script>'],
    ['one of several lines', '<script>\n  a();\n</script>'],
    ['an empty one', '<script></script>'],
    ['a module', '<script type="module">a()</script>'],
    ['one that names a source in data', '<script data-src="x">a()</script>'],
    ['letters of several bytes', '<script>"é€😀"</script>'],
    ['replacement patterns', "<script>'$&$1$`'</script>"],
  ])('has the hash of each inline script that runs: %s', (_, html) => {
    expect(parsedHashes(html)).toHaveLength(1);
    expect(hashesOf(html)).toEqual(parsedHashes(html));
  });

  it.each([
    ['a file', '<script src="/a.js"></script>'],
    ['a file after other attributes', '<script id="x" async="" src="/a.js"></script>'],
    ['a file before other attributes', '<script src="/a.js" id="x" async=""></script>'],
    ['linked data', '<script type="application/ld+json">{}</script>'],
    ['linked data after other attributes', '<script id="x" type="application/ld+json">{}</script>'],
    ['data before other attributes', '<script type="application/json" id="x">{}</script>'],
    ['an element whose name begins so', '<scripts>a()</scripts><script src="/a.js"></script>'],
    ['one that never ends, which browsers do not run', '<p>x</p><script>a()'],
  ])('has none of %s', (_, html) => expect(hashesOf(html)).toEqual([]));

  it('has the hash of a script that stands twice once, in the order of the document', () => {
    expect(hashesOf('<script>b()</script><script>a()</script><script>b()</script>')).toEqual(
      ['b()', 'a()'].map(hash),
    );
  });

  it('agrees with a parser on any text that a script may hold', () => {
    const texts = hostileTexts(11, 400).filter(
      (text) => !/<|\r|\0/.test(text) && Buffer.from(text).toString() === text,
    );
    expect(texts.length).toBeGreaterThan(100);
    const html = texts.map((text) => `<script>${text}</script>`).join('');
    expect(hashesOf(html)).toEqual([...new Set(parsedHashes(html))]);
  });

  it('refuses a carriage return, which browsers drop before they compute the hash', () => {
    expect(() => contentSecurityPolicy('<script>a()\r\nb()</script>', hosts)).toThrow('carriage return');
  });

  it('names the hosts, and allows nothing inline or evaluated in scripts', () => {
    const directives = new Map(
      contentSecurityPolicy('<script>a()</script>', hosts)
        .split('; ')
        .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]),
    );
    expect(directives.get('default-src')).toEqual(["'none'"]);
    expect(directives.get('script-src')).toEqual(["'self'", hash('a()')]);
    expect(directives.get('connect-src')).toEqual(["'self'", ...hosts.connect]);
    expect(directives.get('form-action')).toEqual(hosts.forms);
    expect(directives.get('base-uri')).toEqual(["'none'"]);
    expect(directives.get('require-trusted-types-for')).toEqual(["'script'"]);
  });
});

describe('withPolicy', () => {
  it('puts the policy of the document before all it governs, and changes nothing else', () => {
    const html = `<html><head>${charset}<script>'$&'</script></head></html>`;
    const policy = contentSecurityPolicy(trustedTypesScript + html, hosts);
    const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>${trustedTypesScript}`;
    expect(withPolicy(html, hosts)).toBe(html.replace(charset, () => charset + meta));
  });

  it('throws where a document does not begin with its character set', () => {
    expect(() => withPolicy('<html><head></head></html>', hosts)).toThrow('character set');
    expect(() => withPolicy(`<html><head><script>a()</script>${charset}</head></html>`, hosts)).toThrow(
      'before its character set',
    );
  });
});
