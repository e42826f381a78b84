import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { routeOf } from '@/lib/url';
import { redirectPage } from './redirect-page';
import { cloudFrontFunction, type Moved, nginxRedirects, redirectsFile } from './redirect-rules';

/**
 * Writes the files for former addresses of pages: the documents `x/index.html` and `x.html` for each, and the lists for
 * hosts with their own redirects.
 *
 * @param out folder of the export
 * @param siteUrl origin and path of the published site, without a slash at its end
 * @returns how many files it wrote, and how many addresses CloudFront answers with their document only
 * @throws where something else of the export has the address
 */
export async function writeRedirects(
  out: string,
  redirects: readonly Moved[],
  siteUrl: string,
): Promise<{ files: number; documentsOnly: number }> {
  for (const { from, to } of redirects) {
    const folder = path.join(out, routeOf(from));
    await mkdir(folder, { recursive: true });
    for (const file of [path.join(folder, 'index.html'), `${folder}.html`])
      await writeFile(file, redirectPage(to, siteUrl), { flag: 'wx' });
  }
  const hosts = path.join(out, '_hosts');
  await mkdir(hosts, { recursive: true });
  const cloudFront = cloudFrontFunction(
    await readFile('scripts/hosts/cloudfront-function.js', 'utf8'),
    redirects,
  );
  const lists = {
    [path.join(out, '_redirects')]: redirectsFile(redirects),
    [path.join(hosts, 'nginx-redirects.conf')]: nginxRedirects(redirects),
    [path.join(hosts, 'cloudfront-function.js')]: cloudFront.text,
  };
  for (const [file, text] of Object.entries(lists)) await writeFile(file, text);
  return {
    files: 2 * redirects.length + Object.keys(lists).length,
    documentsOnly: redirects.length - cloudFront.filled,
  };
}
