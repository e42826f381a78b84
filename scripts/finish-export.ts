import { copyFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { site } from '../content/site';
import { readRedirects } from '../lib/addresses/redirects';
import { writeRedirects } from '../lib/addresses/write-redirects';
import { CommandError, runCommand } from '../lib/command';
import { noPictures } from '../lib/content/content-pictures';
import { missingDates } from '../lib/content/git-dates';
import { addSecurityPolicies } from '../lib/export/content-security-policy';
import { headersFile } from '../lib/export/headers';
import { placeMarkdown } from '../lib/export/place-markdown';
import { listFiles } from '../lib/files';
import { thirdPartyNotices } from '../lib/outputs/third-party-notices';
import { isPreview } from '../lib/preview';
import { basePath } from '../lib/url';

const out = 'out';
/** HTML twice, five files of page data, Markdown, a preview image, and one for files that do not belong to a page. */
const maxFilesPerPage = 10;
/** Limit of Cloudflare Pages (free plan), the smallest of well-known hosts. */
const smallestFileLimit = 20_000;

await runCommand({
  usage: `Usage: npm run build

Completes out/ after next build. Adds the security policy to each document, _headers, third-party-notices.txt, the
Markdown of each page next to it, each page also as x.html, so that all four forms of its address work on plain file
servers, and documents for redirects. Removes files that nothing loads. Fails if the files per page exceed a limit.`,
  run: async () => {
    await writeFile(path.join(out, '.nojekyll'), '');
    await writeFile(path.join(out, '_headers'), headersFile(basePath, isPreview));
    await writeFile(path.join(out, 'third-party-notices.txt'), thirdPartyNotices());
    await addSecurityPolicies(out);
    await placeMarkdown(out);
    await rm(path.join(out, noPictures), { force: true });
    // Nothing loads the worker's source, which Turbopack publishes, nor __next._full.txt, which is index.txt again.
    for (const file of listFiles(out))
      if (/^_next\/.*\.ts$|__next\._full\.txt$/.test(file)) await rm(path.join(out, file));
    const files = listFiles(out);
    const pages = files.filter((file) => file.endsWith('/index.html')).map((file) => path.join(out, file));
    for (const page of pages) await copyFile(page, `${path.dirname(page)}.html`);
    const redirects = await readRedirects();
    await writeRedirects(out, redirects, site.url);

    // Not counted: the few files of the index, and downloads and pictures, which are content.
    const isShared = /_next|search-index|^(recipes|pictures)/;
    const pageFiles = files.filter((file) => !isShared.test(path.dirname(file))).length + pages.length;
    const perPage = pageFiles / (pages.length + 1);
    const count = listFiles(out).length;
    console.log(
      `out/: ${pages.length + 1} pages, ${redirects.length} redirects, ${count} files (${perPage.toFixed(1)} a page)`,
    );
    const noDates = await missingDates();
    if (noDates) console.warn(noDates);
    if (count > smallestFileLimit)
      console.warn(`out/ has ${count} files. Some hosts accept at most ${smallestFileLimit}.`);
    if (perPage > maxFilesPerPage)
      throw new CommandError(`out/ has ${perPage.toFixed(1)} files a page. The limit is ${maxFilesPerPage}.`);
  },
});
