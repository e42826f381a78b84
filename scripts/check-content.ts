import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { reviewWarnings } from '../lib/content/check';
import { loadContent } from '../lib/content/load';
import { loadPage } from '../lib/content/load-page';
import { checkSite } from '../lib/navigation/check-site';
import type { SiteConfig } from '../lib/navigation/site-types';
import type { PlotMakers } from '../lib/reference/plots/plot';
import { contentDir } from '../lib/source/content-dir';
import { formatProblem, sortProblems } from '../lib/source/problem';

const load = (name: string) => import(pathToFileURL(path.join(contentDir, name)).href);

/** Reports every problem of the content folder, one a line, for `npm run check`. Exits with 1 if there is one. */
const { site }: { site: SiteConfig } = await load('site.ts');
const { plots }: { plots: PlotMakers } = await load('plots/index.ts');
const content = loadContent({ drafts: true, plots });
const problems = sortProblems(await checkSite(content, (doc) => loadPage(doc, content), site));
for (const problem of problems) console.error(formatProblem(problem));

const { docs } = content;
const drafts = docs.filter((doc) => doc.frontMatter.draft).length;
const result = problems.length > 0 ? `${problems.length} problems` : 'no problem';
console.log(`content: ${result} in ${docs.length - drafts} pages and ${drafts} drafts`);
const reviews = reviewWarnings(docs, new Date().toISOString().slice(0, 10));
for (const warning of sortProblems(reviews)) console.log(formatProblem(warning));
if (reviews.length > 0) console.log(`reviews: ${reviews.length} warnings`);
process.exitCode = problems.length > 0 ? 1 : 0;
