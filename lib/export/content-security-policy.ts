import { createHash } from 'node:crypto';
import { trustedTypesScript } from './trusted-types';

/** Inline scripts that run: those without `src` whose type is not that of data. */
const INLINE_SCRIPT =
  /<script(?=[\s>])(?![^>]*\s(?:src=|type="(?:application\/(?:ld\+)?json)"))[^>]*>(.*?)<\/script>/gs;
/** What every document begins its head with. */
const CHARSET = /<meta charset="utf-8"\/?>/i;

/** Where the site's pages may send requests and forms. */
export interface PolicyHosts {
  /** Sources for `connect-src`, beside the site itself. */
  connect: readonly string[];
  /** Sources for `form-action`. */
  forms: readonly string[];
}

/**
 * The Content-Security-Policy of one document: scripts are files of the site, or have a hash in it. Styles may be
 * inline, because diagrams and plots set custom properties in `style` attributes.
 */
export function contentSecurityPolicy(html: string, { connect, forms }: PolicyHosts): string {
  const hashes = [...html.matchAll(INLINE_SCRIPT)].map(([, text]) => {
    // Browsers read it as a line feed, so their hash would be another one.
    if (text?.includes('\r')) throw new Error('an inline script has a carriage return');
    const digest = createHash('sha256')
      .update(text ?? '')
      .digest('base64');
    return `'sha256-${digest}'`;
  });
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...new Set(hashes)],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connect],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': forms,
    'base-uri': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** Puts the policies into the document, before anything they govern. @throws where the head has no place for it */
export function withPolicy(html: string, hosts: PolicyHosts): string {
  const place = html.search(CHARSET);
  if (place < 0) throw new Error('the document does not name its character set');
  if (html.lastIndexOf('<script', place) >= 0)
    throw new Error('the document has a script before its character set');
  const policy = contentSecurityPolicy(trustedTypesScript + html, hosts);
  return html.replace(
    CHARSET,
    (charset) =>
      `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}"/>${trustedTypesScript}`,
  );
}
