import { copyFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { site } from '../content/site';
import { readRedirects } from '../lib/addresses/redirects';
import { writeRedirects } from '../lib/addresses/write-redirects';
import { CommandError, main } from '../lib/command';
import { noPictures } from '../lib/content/content-pictures';
import { missingDates } from '../lib/content/git-dates';
import { addSecurityPolicies } from '../lib/export/content-security-policy';
import { headersFile } from '../lib/export/headers';
import { placeMarkdown } from '../lib/export/place-markdown';
import { filesBelow } from '../lib/files-below';
import { thirdPartyNotices } from '../lib/outputs/third-party-notices';
import { isPreview } from '../lib/preview';
import { basePath } from '../lib/url';

const out = 'out';
/**
 * Files per page: HTML twice, its data in six files, its Markdown, its preview image, and one for files that do not
 * belong to a page. The data file `__next._full.txt` is never loaded, but Next decides which files the router needs.
 */
const filesPerPage = 11;
/**
 * The smallest limit of well-known hosts (Cloudflare Pages, free plan). Only a warning, because other hosts accept more
 * files.
 */
const filesOfSmallestHost = 20_000;

await main({
  usage: `Usage: npm run build

Completes out/ after next build: adds the security policy to each document, a file of headers for the hosts that read
one, the notices of third-party code, the Markdown of each page next to it, each page also as x.html, so that all four
forms of its address work on plain file servers, and documents for the former addresses of pages. Nothing else that Next wrote is changed. Counts the files,
with a limit so that growth is noticed.`,
  run: finishExport,
});

async function finishExport(): Promise<undefined> {
  await writeFile(path.join(out, '.nojekyll'), '');
  await writeFile(path.join(out, '_headers'), headersFile(basePath, isPreview));
  await writeFile(path.join(out, 'third-party-notices.txt'), thirdPartyNotices());
  await addSecurityPolicies(out);
  await placeMarkdown(out);
  await rm(path.join(out, noPictures), { force: true });
  const files = filesBelow(out);
  const pages = files.filter((file) => file.endsWith('/index.html')).map((file) => path.join(out, file));
  for (const page of pages) await copyFile(page, `${path.dirname(page)}.html`);
  const redirects = await readRedirects();
  await writeRedirects(out, redirects, site.url);

  // Not counted: the few files of the index, and downloads and pictures, which are content.
  const shared = /_next|search-index|^(recipes|pictures)/;
  const pageFiles = files.filter((file) => !shared.test(path.dirname(file))).length + pages.length;
  const perPage = pageFiles / (pages.length + 1);
  const count = filesBelow(out).length;
  console.log(
    `out/: ${pages.length + 1} pages, ${redirects.length} redirects, ${count} files (${perPage.toFixed(1)} a page)`,
  );
  const noDates = await missingDates();
  if (noDates) console.warn(noDates);
  if (count > filesOfSmallestHost)
    console.warn(`out/ has more than ${filesOfSmallestHost} files, which some hosts do not accept`);
  if (perPage > filesPerPage)
    throw new CommandError(`out/ has more files than the ${filesPerPage} a page that are allowed`);
}
