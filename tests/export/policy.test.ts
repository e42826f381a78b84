import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type BuiltPage, builtPage } from './support/built-page';
import { paths } from './support/paths';

/** Types of scripts that are data. */
const dataTypes = new Set(['application/json', 'application/ld+json']);

/** The sources that the policy of a page names, by directive. */
function directivesOf({ policies }: BuiltPage): Map<string, string[]> {
  const directives = policies[0]?.content.split('; ') ?? [];
  return new Map(directives.map((it) => it.split(' ')).map(([name = '', ...sources]) => [name, sources]));
}

/** The hashes of a page's inline scripts, as a browser computes them. */
function inlineHashes({ scripts }: BuiltPage): string[] {
  const inline = scripts.filter(
    ({ attributes }) => attributes.src === undefined && !dataTypes.has(attributes.type ?? ''),
  );
  return inline.map(({ text }) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}

/** Where the site may send requests: itself, the three clusters, this machine under its two names. */
const network: Record<string, { rpc: string; ws: string }> = JSON.parse(
  readFileSync('content/network.json', 'utf8'),
);
const clusters = ['mainnet', 'testnet', 'devnet'].flatMap((name) => [network[name]?.rpc, network[name]?.ws]);
const thisMachine = ['localhost', '127.0.0.1'].flatMap((name) => [`http://${name}:*`, `ws://${name}:*`]);

describe.each(paths)('the policy of %s', (path) => {
  const page = builtPage(path);
  const directives = directivesOf(page);

  it('stands once, above every script', () => {
    expect(page.policies).toEqual([{ content: expect.any(String), scriptsBefore: 0 }]);
  });

  it('allows the scripts of the site and the hash of each inline script, and no other', () => {
    const hashes = inlineHashes(page);
    expect(hashes.length).toBeGreaterThan(0);
    expect(directives.get('script-src')).toEqual(["'self'", ...new Set(hashes)]);
    expect(directives.has('script-src-elem') || directives.has('script-src-attr')).toBe(false);
  });

  it('allows requests to what the site is configured for', () => {
    expect(directives.get('connect-src')?.sort()).toEqual(
      ["'self'", ...clusters.map((url) => new URL(url ?? '').origin), ...thisMachine].sort(),
    );
  });

  it('is met by the page: no attribute holds code', () => {
    expect(page.codeAttributes).toEqual([]);
    expect(directives.get('default-src')).toEqual(["'none'"]);
    expect(directives.get('base-uri')).toEqual(["'none'"]);
  });
});
