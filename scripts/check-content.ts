import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkPages } from '../lib/content/check';
import { compile } from '../lib/content/compile';
import { formatProblem, sortProblems } from '../lib/content/problem';
import { contentDir } from '../lib/content/read';
import { readSource } from '../lib/content/source';
import { checkSidebars, type Structure } from '../lib/nav/check';

/** Reports every problem of the content folder, one a line, and exits with 1 where there is one. */
const load = async (name: string): Promise<Partial<Structure>> =>
  import(pathToFileURL(path.join(contentDir, name)).href);
const { sidebars } = await load('sidebars.ts');
const { unwritten } = await load('unwritten.ts');
if (!sidebars || !unwritten) throw new Error(`${contentDir} needs sidebars.ts and unwritten.ts`);

const source = await readSource(true);
const { docs, variables, commands, rpc, recipes, cookbook } = source;
const inPages = await checkPages(source, (doc) =>
  compile(
    { doc, variables, commands, rpc, recipes, cookbook, unwritten: new Set(unwritten), highlight: false },
    {},
  ),
);
const problems = sortProblems([...inPages, ...(await checkSidebars(docs, { sidebars, unwritten }))]);
for (const problem of problems) console.error(formatProblem(problem));

const drafts = docs.filter((doc) => doc.frontMatter.draft).length;
const found = problems.length > 0 ? `${problems.length} problems` : 'no problem';
console.log(`content: ${found} in ${docs.length - drafts} pages and ${drafts} drafts`);
process.exitCode = problems.length > 0 ? 1 : 0;
