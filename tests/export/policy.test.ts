import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { wrongOn } from './support/built-page';
import { paths } from './support/paths';

/** Types of scripts that are data. */
const dataTypes = new Set(['application/json', 'application/ld+json']);

/** Where the site may send requests: itself, the three clusters, this machine under its two names. */
const network: Record<string, { rpc: string; ws: string }> = JSON.parse(
  readFileSync('content/network.json', 'utf8'),
);
const clusters = ['mainnet', 'testnet', 'devnet'].flatMap((name) => [network[name]?.rpc, network[name]?.ws]);
const hosts = clusters.map((url) => new URL(url ?? '').origin);
const local = ['localhost', '127.0.0.1'].flatMap((name) => [`http://${name}:*`, `ws://${name}:*`]);

/** Next writes the document for unknown addresses to several files. */
const documents = [...paths, '/404/index.html', '/_not-found/index.html', '/_not-found.html'];

it('every document has one policy, which allows what it needs', () => {
  const wrong = wrongOn(({ policies, scripts, codeAttributes }) => {
    const inline = scripts.filter(
      ({ attributes }) => attributes.src === undefined && !dataTypes.has(attributes.type ?? ''),
    );
    const hashes = inline.map(({ text }) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    if (hashes.length === 0) return ['no inline script'];
    const content = [
      "default-src 'none'",
      `script-src 'self' ${[...new Set(hashes)].join(' ')}`,
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data:",
      "font-src 'self'",
      `connect-src 'self' ${[...hosts, ...local].join(' ')}`,
      "worker-src 'self'",
      "form-action 'self' https://github.com",
      "base-uri 'none'",
    ].join('; ');
    const isWanted = JSON.stringify(policies) === JSON.stringify([{ content, scriptsBefore: 0 }]);
    return [...codeAttributes, ...(isWanted ? [] : [`${JSON.stringify(policies)} instead of ${content}`])];
  }, documents);
  expect(wrong).toEqual([]);
});
