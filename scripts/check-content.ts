import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkPages } from '../lib/content/check';
import { compile } from '../lib/content/compile';
import { formatProblem, sortProblems } from '../lib/content/problem';
import { contentDir } from '../lib/content/read';
import { readSource } from '../lib/content/source';
import { checkNavigation, type Structure } from '../lib/nav/check';
import type { Plots } from '../lib/plots/plot';

/** Reports every problem of the content folder, one a line, and exits with 1 where there is one. */
const load = async <T>(name: string): Promise<T> => import(pathToFileURL(path.join(contentDir, name)).href);
const { sidebars } = await load<Pick<Structure, 'sidebars'>>('sidebars.ts');
const { site } = await load<Pick<Structure, 'site'>>('site.ts');

const source = await readSource(true);
const { plots } = await load<{ plots: Plots }>('plots/index.ts');
const inPages = await checkPages(source, (doc) => compile({ ...source, doc, plots, highlight: false }, {}));
const inNavigation = await checkNavigation(source.docs, { sidebars, site }, source.leftOut);
const problems = sortProblems([...inPages, ...inNavigation]);
for (const problem of problems) console.error(formatProblem(problem));

const drafts = source.docs.filter((doc) => doc.frontMatter.draft).length;
const found = problems.length > 0 ? `${problems.length} problems` : 'no problem';
console.log(`content: ${found} in ${source.docs.length - drafts} pages and ${drafts} drafts`);
process.exitCode = problems.length > 0 ? 1 : 0;
