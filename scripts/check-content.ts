import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Root } from 'mdast';
import { checkPages } from '../lib/content/check';
import { compile } from '../lib/content/compile';
import { formatProblem, sortProblems } from '../lib/content/problem';
import { contentDir } from '../lib/content/read';
import { readSource } from '../lib/content/source';
import { checkNavigation, type Structure } from '../lib/nav/check';
import type { Plots } from '../lib/plots/plot';
import { readProse } from '../lib/prose/read-prose';

/**
 * Reports every problem of the content folder, one a line, and exits with 1 where there is one. With `--warnings` it
 * lists what could be better too.
 */
const load = async <T>(name: string): Promise<T> => import(pathToFileURL(path.join(contentDir, name)).href);
const { sidebars } = await load<Pick<Structure, 'sidebars'>>('sidebars.ts');
const { site } = await load<Pick<Structure, 'site'>>('site.ts');

const source = await readSource(true);
const { plots } = await load<{ plots: Plots }>('plots/index.ts');
const prose = await readProse();
const inPages = await checkPages(source, (doc) => {
  const inspect = (tree: Root) => prose.page(doc.file, doc.body, tree);
  return compile({ ...source, doc, plots, highlight: false, inspect }, {});
});
const navigation = await checkNavigation(source.docs, { sidebars, site });
const problems = sortProblems([...inPages, ...navigation, ...prose.errors]);
for (const problem of problems) console.error(formatProblem(problem));

const drafts = source.docs.filter((doc) => doc.frontMatter.draft).length;
const found = problems.length > 0 ? `${problems.length} problems` : 'no problem';
console.log(`content: ${found} in ${source.docs.length - drafts} pages and ${drafts} drafts`);
const warnings = sortProblems(prose.warnings);
if (process.argv.includes('--warnings')) {
  for (const warning of warnings) console.log(formatProblem(warning));
} else if (warnings.length > 0)
  console.log(`prose: ${warnings.length} warnings, which npm run check:prose lists`);
process.exitCode = problems.length > 0 ? 1 : 0;
