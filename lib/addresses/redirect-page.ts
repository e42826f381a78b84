import { escapeHtml } from '@/lib/escape-html';
import { href } from '@/lib/url';

/** The document loads nothing. The rest of the policy needs headers: see lib/export/security-headers.ts. */
const POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'";

/**
 * The document at a former address of a page. It leads to the page without scripts, on hosts that do not support
 * redirects. Browsers drop the fragment of the old address.
 *
 * @param to route that took the place, with or without anchor
 * @param siteUrl origin and path of the published site, without a slash at its end
 */
export function redirectPage(to: string, siteUrl: string): string {
  // Routes and anchors are letters, digits, `-` and `_`, but an anchor of a heading may be in any script.
  const address = encodeURI(href(to));
  const [route = ''] = to.split('#', 1);
  return [
    '<!DOCTYPE html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8"/>',
    `<meta http-equiv="Content-Security-Policy" content="${POLICY}"/>`,
    `<meta http-equiv="refresh" content="0; url=${escapeHtml(address)}"/>`,
    '<meta name="robots" content="noindex"/>',
    '<meta name="viewport" content="width=device-width, initial-scale=1"/>',
    '<meta name="color-scheme" content="light dark"/>',
    '<title>This page has moved</title>',
    `<link rel="canonical" href="${escapeHtml(siteUrl + route)}"/>`,
    '</head>',
    '<body>',
    '<main>',
    '<h1>This page has moved</h1>',
    `<p>It is now at <a href="${escapeHtml(address)}">${escapeHtml(to)}</a>.</p>`,
    '</main>',
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
