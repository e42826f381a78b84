import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Parser } from 'htmlparser2';
import network from '@/content/network.json' with { type: 'json' };
import { site } from '@/content/site';
import { listFiles } from '@/lib/files';
import { type HostedConfig, hostedConfig } from '@/lib/search/hosted/config';

const clusters = [network.mainnet, network.testnet, network.devnet];
/** Nodes that readers run on their machine. */
const local = ['http://localhost:*', 'ws://localhost:*', 'http://127.0.0.1:*', 'ws://127.0.0.1:*'];

/** Where pages may send requests, besides the site: the clusters, local nodes, and a hosted search service. */
export const requestHosts = [
  ...clusters.flatMap(({ rpc, ws }) => [new URL(rpc).origin, new URL(ws).origin]),
  ...local,
  ...(hostedConfig ? searchOrigins(hostedConfig) : []),
];

/** The hosts of Algolia's client: one for reads and three fallbacks. */
function searchOrigins({ appId, host }: HostedConfig): string[] {
  if (host !== undefined) return [new URL(host).origin];
  const fallbacks = [1, 2, 3].map((number) => `https://${appId.toLowerCase()}-${number}.algolianet.com`);
  return [`https://${appId.toLowerCase()}-dsn.algolia.net`, ...fallbacks];
}

/**
 * The policy of a document with these inline scripts: others are files of the site. Styles may be inline, because
 * diagrams and plots set custom properties in `style` attributes.
 */
function contentSecurityPolicy(inlineScripts: readonly string[]): string {
  const hashes = inlineScripts.map((it) => `'sha256-${createHash('sha256').update(it).digest('base64')}'`);
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...new Set(hashes)],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...requestHosts],
    'worker-src': ["'self'"],
    'form-action': ["'self'", new URL(site.feedbackUrl).origin],
    'base-uri': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** Adds its security policy to each document of an export, and changes nothing else. @param out folder of the export */
export async function addSecurityPolicies(out: string): Promise<void> {
  for (const name of listFiles(out).filter((it) => it.endsWith('.html'))) {
    const file = path.join(out, name);
    await writeFile(file, withPolicy(await readFile(file, 'utf8')));
  }
}

/** How Next.js starts a document. Browsers ignore a policy outside of the head, and run a script above it without one. */
const documentStart = /^<!DOCTYPE html><html[^>]*><head><meta charSet="utf-8"\/>/;

/** Adds the policy before everything that it governs, or throws if the document does not start as Next.js writes it. */
export function withPolicy(html: string): string {
  const [start] = documentStart.exec(html) ?? [];
  if (start === undefined) throw new Error(`Cannot add the security policy to ${html.slice(0, 200)}`);
  const policy = contentSecurityPolicy(findInlineScripts(html));
  return `${start}<meta http-equiv="Content-Security-Policy" content="${policy}"/>${html.slice(start.length)}`;
}

/** Types of scripts that browsers do not run. */
const dataTypes = new Set(['application/json', 'application/ld+json']);

/** The texts of the inline scripts that browsers run. Streams: building a tree takes five times as long. */
function findInlineScripts(html: string): string[] {
  const inlineScripts: string[] = [];
  let isInside = false;
  const parser = new Parser({
    onopentag(name, { src, type }) {
      isInside = name === 'script' && src === undefined && !dataTypes.has(type ?? '');
      if (isInside) inlineScripts.push('');
    },
    ontext(text) {
      if (isInside) inlineScripts.push(inlineScripts.pop() + text);
    },
    onclosetag() {
      isInside = false;
    },
  });
  parser.end(html);
  return inlineScripts;
}
