import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { formsOf, href, routeOf, withBase } from '@/lib/url';
import { redirectPage } from './redirect-page';
import type { Redirect } from './redirects';

/**
 * Writes the documents `x/index.html` and `x.html` at each former address of a page, and the file `_redirects`, which
 * some hosts read.
 *
 * @param out folder of the export
 * @param siteUrl origin and path of the published site, without a slash at its end
 * @throws where something else of the export has the address
 */
export async function writeRedirects(
  out: string,
  redirects: readonly Pick<Redirect, 'from' | 'to'>[],
  siteUrl: string,
): Promise<void> {
  for (const { from, to } of redirects) {
    const folder = path.join(out, routeOf(from));
    await mkdir(folder, { recursive: true });
    for (const file of [path.join(folder, 'index.html'), `${folder}.html`])
      await writeFile(file, redirectPage(to, siteUrl), { flag: 'wx' });
  }
  // Anchors may contain letters of any script.
  const rules = redirects.flatMap(({ from, to }) =>
    formsOf(from).map((form) => `${withBase(form)} ${encodeURI(href(to))} 301\n`),
  );
  await writeFile(path.join(out, '_redirects'), rules.join(''));
}
