import path from 'node:path';
import { lookup } from 'mrmime';

/**
 * What a host sends with every response, in addition to the policy inside each document. That policy limits what a page
 * may load; only a header can limit who may show the page in a frame. Browsers apply both.
 */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  // For browsers without frame-ancestors.
  'X-Frame-Options': 'DENY',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // Browser features that the site does not use. The clipboard stays enabled.
  'Permissions-Policy':
    'accelerometer=(), autoplay=(), camera=(), display-capture=(), encrypted-media=(), fullscreen=(), geolocation=(), gyroscope=(), hid=(), idle-detection=(), local-fonts=(), magnetometer=(), microphone=(), midi=(), payment=(), picture-in-picture=(), publickey-credentials-get=(), screen-wake-lock=(), serial=(), usb=(), xr-spatial-tracking=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Sent over https only, for a year. Without `includeSubDomains` and `preload`, which affect other hosts. */
export const strictTransportSecurity = 'max-age=31536000';

/**
 * How long browsers may keep a file: for a year if its name changes with its content; otherwise they revalidate each
 * time. Not `no-cache`: some CDNs read it as "do not store", and would fetch each page again.
 */
export const cacheControl = {
  immutable: 'public, max-age=31536000, immutable',
  revalidated: 'public, max-age=0, must-revalidate',
};

/** What a host sends with every response of a preview, so that search engines list none of its files. */
export const previewHeaders = { 'X-Robots-Tag': 'noindex, nofollow' };

/** Lets programs of other sites read Markdown, texts and data, all of which are public. */
export const crossOriginHeaders = { 'Access-Control-Allow-Origin': '*' };
export const publicData = ['md', 'txt', 'json'];

/** Paths of files whose names change with their content. */
const immutable = /^(_next\/static|search-index\/[^/]+)\//;

/**
 * The file `_headers`, which Cloudflare Pages, Netlify and others read in the top folder of what they serve. Paths
 * without a rule get the host's own `Cache-Control`, with which browsers revalidate each time: a general rule would be
 * merged with the rules here instead of being overridden.
 */
export function headersFile(basePath: string, isPreview: boolean): string {
  const rule = (pattern: string, headers: Readonly<Record<string, string>>) =>
    [basePath + pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join(
      '\n',
    );
  return [
    rule('/*', {
      ...securityHeaders,
      'Strict-Transport-Security': strictTransportSecurity,
      ...(isPreview ? previewHeaders : {}),
    }),
    ...publicData.map((ending) => rule(`/*.${ending}`, crossOriginHeaders)),
    rule('/*.md', { 'Content-Type': 'text/markdown; charset=utf-8' }),
    rule('/_next/static/*', { 'Cache-Control': cacheControl.immutable }),
    rule('/search-index/:version/*', { 'Cache-Control': cacheControl.immutable }),
  ].join('\n');
}

/** Source files of the Cookbook. Tables of media types map their extensions to other types, such as video for `.ts`. */
const plainText = /\.(tsx?|rs|toml|py|conf)$|^_(headers|redirects)$/;
const textTypes = /^text\/|^application\/(json|xml)$|\+xml$/;

/** The headers `Content-Type` and `Cache-Control` of a file of the export. @param file its path in `out/` */
export function fileHeaders(file: string): { type: string; cache: string } {
  const known = file.endsWith('.ico') ? 'image/x-icon' : lookup(path.basename(file));
  const type = plainText.test(file) ? 'text/plain' : (known ?? 'application/octet-stream');
  return {
    type: textTypes.test(type) ? `${type}; charset=utf-8` : type,
    cache: cacheControl[immutable.test(file) ? 'immutable' : 'revalidated'],
  };
}
