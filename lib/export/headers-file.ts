import {
  cacheControl,
  immutablePaths,
  previewHeaders,
  securityHeaders,
  strictTransportSecurity,
} from './security-headers';

/**
 * The file `_headers`, which Cloudflare Pages, Netlify and others read in the top folder of what they serve.
 *
 * Paths without a rule get the host's own `Cache-Control`, with which browsers revalidate each time. A general rule
 * would be merged with the rules here instead of being overridden.
 *
 * @param basePath path that the site is served under, without a slash at its end
 * @param isPreview whether search engines must not list what is served
 */
export function headersFile(basePath: string, isPreview: boolean): string {
  const everywhere = {
    ...securityHeaders,
    'Strict-Transport-Security': strictTransportSecurity,
    ...(isPreview ? previewHeaders : {}),
  };
  return [
    ruleOf(`${basePath}/*`, everywhere),
    ruleOf(`${basePath}/*.md`, { 'Content-Type': 'text/markdown; charset=utf-8' }),
    ...immutablePaths.map((path) => ruleOf(basePath + path, { 'Cache-Control': cacheControl.immutable })),
  ].join('\n');
}

function ruleOf(path: string, headers: Readonly<Record<string, string>>): string {
  return `${path}\n${Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('')}`;
}
