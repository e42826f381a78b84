import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { canonicalUrl } from '@/lib/canonical-url';
import { escapeHtml } from '@/lib/escape-html';
import type { Redirect } from '@/lib/source/redirects';
import { addressForms, href, toRoute, withBase } from '@/lib/url';

/** Writes `x/index.html`, `x.html` and a line of `_redirects`, which some hosts read. Throws if a file exists. */
export async function writeRedirects(out: string, redirects: readonly Pick<Redirect, 'from' | 'to'>[]) {
  for (const { from, to } of redirects) {
    const folder = path.join(out, toRoute(from));
    await mkdir(folder, { recursive: true });
    for (const file of [path.join(folder, 'index.html'), `${folder}.html`])
      await writeFile(file, redirectPage(to), { flag: 'wx' });
  }
  // Anchors may contain letters of any script, so addresses are encoded.
  const rules = redirects.flatMap(({ from, to }) =>
    addressForms(from).map((form) => `${withBase(form)} ${encodeURI(href(to))} 301\n`),
  );
  await writeFile(path.join(out, '_redirects'), rules.join(''));
}

/**
 * A document that redirects to a route with or without anchor, for hosts without redirects. Needs no scripts. Browsers
 * drop the fragment of the old address.
 */
export function redirectPage(to: string): string {
  const address = escapeHtml(encodeURI(href(to)));
  const [route = ''] = to.split('#', 1);
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8"/>
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; base-uri 'none'; form-action 'none'"/>
<meta http-equiv="refresh" content="0; url=${address}"/>
<meta name="robots" content="noindex"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<meta name="color-scheme" content="light dark"/>
<title>This page has moved</title>
<link rel="canonical" href="${escapeHtml(canonicalUrl(route))}"/>
</head>
<body>
<main>
<h1>This page has moved</h1>
<p>It is now at <a href="${address}">${escapeHtml(to)}</a>.</p>
</main>
</body>
</html>
`;
}
