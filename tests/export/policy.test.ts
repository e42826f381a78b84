import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type BuiltPage, wrongOn } from './support/built-page';
import { paths } from './support/paths';

/** Types of scripts that are data. */
const dataTypes = new Set(['application/json', 'application/ld+json']);

/** The sources that the policy of a page names, by directive. */
function directivesOf({ policies }: BuiltPage): Map<string, string> {
  const directives = policies[0]?.content.split('; ') ?? [];
  return new Map(directives.map((it) => [it.split(' ', 1)[0] ?? '', it.replace(/^\S+ ?/, '')]));
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
const connect = [
  "'self'",
  ...clusters.map((url) => new URL(url ?? '').origin),
  ...['localhost', '127.0.0.1'].flatMap((name) => [`http://${name}:*`, `ws://${name}:*`]),
];
const fixed: [directive: string, sources: string | undefined][] = [
  ['default-src', "'none'"],
  ['base-uri', "'none'"],
  ['form-action', "'self' https://github.com"],
  ['script-src-elem', undefined],
  ['script-src-attr', undefined],
];

/** Next writes the document for unknown addresses to several files. */
const documents = [...paths, '/404/index.html', '/_not-found/index.html', '/_not-found.html'];

it('every document has one policy, above all scripts, that allows what the document and the site need', () => {
  const wrong = wrongOn((page) => {
    const directives = directivesOf(page);
    const hashes = inlineHashes(page);
    const wanted: typeof fixed = [
      ...fixed,
      ['script-src', ["'self'", ...new Set(hashes)].join(' ')],
      ['connect-src', connect.join(' ')],
    ];
    const sorted = (sources: string | undefined) => sources?.split(' ').sort().join(' ');
    return [
      ...(page.policies.length === 1 && page.policies[0]?.scriptsBefore === 0
        ? []
        : ['not one policy on top']),
      ...(hashes.length > 0 ? [] : ['no inline script']),
      ...page.codeAttributes,
      ...wanted
        .filter(([name, sources]) => sorted(directives.get(name)) !== sorted(sources))
        .map(([name]) => `${name} ${directives.get(name)}`),
    ];
  }, documents);
  expect(wrong).toEqual([]);
});
