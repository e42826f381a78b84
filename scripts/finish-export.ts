import { copyFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readRedirects } from '../lib/addresses/redirects';
import { writeRedirects } from '../lib/addresses/write-redirects';
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

/**
 * Completes out/ after next build. Adds the security policy to each document, _headers, third-party-notices.txt, the
 * Markdown of each page next to it, each page also as x.html, so that all four forms of its address work on plain file
 * servers, and documents for redirects. Removes files that nothing loads.
 */
await writeFile(path.join(out, '.nojekyll'), '');
await writeFile(path.join(out, '_headers'), headersFile(basePath, isPreview));
await writeFile(path.join(out, 'third-party-notices.txt'), thirdPartyNotices());
await addSecurityPolicies(out);
await placeMarkdown(out);
await rm(path.join(out, noPictures), { force: true });
// Nothing loads the worker's source, which Turbopack publishes, nor __next._full.txt, which is index.txt again.
for (const file of listFiles(out))
  if (/^_next\/.*\.ts$|__next\._full\.txt$/.test(file)) await rm(path.join(out, file));
const pages = listFiles(out).filter((file) => file.endsWith('/index.html'));
for (const page of pages) await copyFile(path.join(out, page), path.join(out, `${path.dirname(page)}.html`));
const redirects = await readRedirects();
await writeRedirects(out, redirects);

const count = listFiles(out).length;
console.log(`out/: ${pages.length + 1} pages, ${redirects.length} redirects, ${count} files`);
const noDates = await missingDates();
if (noDates) console.warn(noDates);
