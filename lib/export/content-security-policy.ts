import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Parser } from 'htmlparser2';
import network from '@/content/network.json' with { type: 'json' };
import { site } from '@/content/site';
import { getMessage } from '@/lib/command';
import { type HostedConfig, hostedConfig } from '@/lib/search/hosted/config';

const clusters = [network.mainnet, network.testnet, network.devnet];
/** Nodes that readers run on their machine. */
const local = ['http://localhost:*', 'ws://localhost:*', 'http://127.0.0.1:*', 'ws://127.0.0.1:*'];

/** Where pages may send requests and forms, besides the site itself. */
export const policyHosts = {
  /** The clusters, this machine, and the hosted search service, if configured. */
  connect: [
    ...clusters.flatMap(({ rpc, ws }) => [new URL(rpc).origin, new URL(ws).origin]),
    ...local,
    ...(hostedConfig ? searchOrigins(hostedConfig) : []),
  ],
  forms: [new URL(site.feedbackUrl).origin],
};

/** The hosts of Algolia's client: one for reads and three fallbacks. */
function searchOrigins({ appId, host }: HostedConfig): string[] {
  if (host !== undefined) return [new URL(host).origin];
  const fallbacks = [1, 2, 3].map((number) => `https://${appId.toLowerCase()}-${number}.algolianet.com`);
  return [`https://${appId.toLowerCase()}-dsn.algolia.net`, ...fallbacks];
}

/**
 * The Content-Security-Policy of one document: scripts are files of the site, or have a hash in it. Styles may be
 * inline, because diagrams and plots set custom properties in `style` attributes.
 *
 * @param inlineScripts the texts of the document's inline scripts
 */
function contentSecurityPolicy(inlineScripts: readonly string[]): string {
  const hashes = inlineScripts.map((it) => `'sha256-${createHash('sha256').update(it).digest('base64')}'`);
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...new Set(hashes)],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...policyHosts.connect],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'", ...policyHosts.forms],
    'base-uri': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/**
 * Adds its security policy to each document of an export, and changes nothing else.
 *
 * @param out folder of the export
 * @throws Error that lists all documents to which no policy can be added, with the reasons
 */
export async function addSecurityPolicies(out: string): Promise<void> {
  const errors: string[] = [];
  for (const name of await readdir(out, { recursive: true })) {
    if (!name.endsWith('.html')) continue;
    const file = path.join(out, name);
    const html = await readFile(file, 'utf8');
    try {
      await writeFile(file, withPolicy(html));
    } catch (error) {
      errors.push(`${file}: ${getMessage(error)}`);
    }
  }
  if (errors.length > 0) throw new Error(`Cannot add the security policy:\n${errors.join('\n')}`);
}

/**
 * Adds the policy's element to a document, before everything that the policy governs. All other bytes stay the same.
 *
 * @throws Error if the document is not what Next writes
 */
export function withPolicy(html: string): string {
  const { charsetEnd, inlineScripts } = scanDocument(html);
  const policy = contentSecurityPolicy(inlineScripts);
  const element = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return html.slice(0, charsetEnd) + element + html.slice(charsetEnd);
}

/** Types of scripts that browsers do not run. */
const dataTypes = new Set(['application/json', 'application/ld+json']);

/**
 * Finds the end of `<meta charset>`, which must be the first element of the head, and the texts of the inline scripts
 * that browsers run. Streams: building a tree takes five times as long.
 */
function scanDocument(html: string): { charsetEnd: number; inlineScripts: string[] } {
  const opened: string[] = [];
  const inlineScripts: string[] = [];
  let charsetEnd: number | undefined;
  let script: { text: string; runs: boolean } | undefined;
  const parser = new Parser({
    onopentag(name, { charset, src, type }) {
      if (opened.push(name) === 3 && opened.join() === 'html,head,meta' && charset !== undefined)
        charsetEnd = parser.endIndex + 1;
      if (name === 'script') script = { text: '', runs: src === undefined && !dataTypes.has(type ?? '') };
    },
    ontext(text) {
      if (script) script.text += text;
    },
    onclosetag(_name, isImplied) {
      if (script) checkScript(script.text);
      // Browsers do not run a script without an end tag.
      if (script?.runs && !isImplied) inlineScripts.push(script.text);
      script = undefined;
    },
  });
  parser.end(html);
  // Browsers ignore a policy outside of the head, and run a script above it without one.
  if (charsetEnd === undefined) throw new Error('the first element of its head is not <meta charset>');
  return { charsetEnd, inlineScripts };
}

/** Throws on text that browsers normalize or parse differently from this parser: they would compute another hash. */
function checkScript(text: string): void {
  if (text.includes('\r')) throw new Error('a script has a carriage return');
  if (text.includes('<!--')) throw new Error('a script has "<!--"');
}
