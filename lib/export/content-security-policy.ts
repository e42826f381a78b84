import { createHash } from 'node:crypto';
import { scanDocument } from './scan-document';

/** Where the site's pages may send requests and forms, in addition to the site itself. */
export interface PolicyHosts {
  /** Sources for `connect-src`. */
  connect: readonly string[];
  /** Sources for `form-action`. */
  forms: readonly string[];
}

/**
 * The Content-Security-Policy of one document: scripts are files of the site, or have a hash in it. Styles may be
 * inline, because diagrams and plots set custom properties in `style` attributes.
 *
 * @param inlineScripts the texts of the document's inline scripts
 */
export function contentSecurityPolicy(
  inlineScripts: readonly string[],
  { connect, forms }: PolicyHosts,
): string {
  const hashes = inlineScripts.map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...new Set(hashes)],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connect],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'", ...forms],
    'base-uri': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/**
 * Adds the policy's element to a document, before everything that the policy governs. All other bytes stay the same.
 *
 * @throws Error if the document is not what Next writes
 */
export function withPolicy(html: string, hosts: PolicyHosts): string {
  const { charsetEnd, inlineScripts } = scanDocument(html);
  const policy = contentSecurityPolicy(inlineScripts, hosts);
  const element = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return html.slice(0, charsetEnd) + element + html.slice(charsetEnd);
}
