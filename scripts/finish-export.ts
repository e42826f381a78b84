import { copyFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { addSecurityPolicies } from '../lib/export/content-security-policy';
import { writeFileList } from '../lib/export/file-list';
import { headersFile } from '../lib/export/headers';
import { placeMarkdown } from '../lib/export/place-markdown';
import { writeRedirects } from '../lib/export/write-redirects';
import { listFiles } from '../lib/files';
import { thirdPartyNotices } from '../lib/outputs/third-party-notices';
import { isPreview } from '../lib/preview';
import { noPictures } from '../lib/source/content-pictures';
import { missingDates } from '../lib/source/git-dates';
import { readRedirects } from '../lib/source/redirects';
import { basePath } from '../lib/url';

const out = 'out';

/**
 * Completes out/ after next build. Adds the security policy to each document, _headers, third-party-notices.txt, the
 * Markdown of each page next to it, each page also as x.html, so that all four forms of its address work on plain file
 * servers, and documents for redirects. Removes files that nothing loads. Writes the list of the files at the end.
 */
await writeFile(path.join(out, '.nojekyll'), '');
await writeFile(path.join(out, '_headers'), headersFile(basePath, isPreview));
await writeFile(path.join(out, 'third-party-notices.txt'), thirdPartyNotices());
await addSecurityPolicies(out);
await placeMarkdown(out);
await rm(path.join(out, noPictures), { force: true });
// Nothing loads the worker's source and the empty source map, which Turbopack publishes, nor __next._full.txt, which is
// index.txt again.
for (const file of listFiles(out))
  if (/^_next\/.*\.(ts|map)$|__next\._full\.txt$/.test(file)) await rm(path.join(out, file));
const pages = listFiles(out).filter((file) => file.endsWith('/index.html'));
for (const page of pages) await copyFile(path.join(out, page), path.join(out, `${path.dirname(page)}.html`));
const redirects = await readRedirects();
await writeRedirects(out, redirects);

const count = writeFileList(out);
console.log(`out/: ${pages.length + 1} pages, ${redirects.length} redirects, ${count} files`);
const noDates = await missingDates();
if (noDates) console.warn(noDates);
