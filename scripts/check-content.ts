import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkPages } from '../lib/content/check';
import type { Inspect } from '../lib/content/parse-page';
import { parsePage } from '../lib/content/parse-page';
import { formatProblem, sortProblems } from '../lib/content/problem';
import { publishedProblems } from '../lib/content/published';
import { contentDir, readContent } from '../lib/content/read';
import { readSource } from '../lib/content/source';
import { checkNavigation } from '../lib/nav/check';
import { checkSite } from '../lib/nav/check-site';
import { structureOf } from '../lib/nav/structure';
import type { PublishedVersion } from '../lib/nav/types';
import { applyMends, formatMend } from '../lib/prose/apply-mends';
import { readProse } from '../lib/prose/read-prose';
import { latestVersion } from '../lib/version';

/**
 * Reports every problem of the content folder, all versions, one a line, and exits with 1 where there is one. With
 * `--warnings` it lists what could be better too. With `--fix` it mends what is sure in the prose and lists that
 * instead: what is left may have moved.
 */
const load = async <T>(name: string): Promise<T> => import(pathToFileURL(path.join(contentDir, name)).href);
const { site } = await load<{ site: unknown }>('site.ts');
const { versions } = await load<{ versions: PublishedVersion[] }>('versions.ts');

const prose = await readProse();
const [published] = await readContent('published.txt');
const checked = await Promise.all(
  versions.map(async (version) => {
    const source = await readSource(true, version);
    // Nobody edits the text of a version that was cut.
    const inspect: Inspect | undefined =
      version.name === latestVersion ? (tree, doc) => prose.page(doc.file, doc.body, tree) : undefined;
    const inPages = await checkPages(source, (doc) => parsePage(doc, source, inspect));
    const structure = structureOf(version);
    const inNavigation = await checkNavigation(source.docs, structure, version.name, source.leftOut);
    const inSite = version.isLast ? await checkSite(site, source.docs) : [];
    // Pages of a version that was cut do not go one by one, and a folder of fixtures has published nothing.
    const gone = published && version.name === latestVersion ? publishedProblems(source, published) : [];
    return { docs: source.docs, problems: [...inPages, ...inNavigation, ...inSite, ...gone] };
  }),
);
const docs = checked.flatMap((it) => it.docs);
const problems = sortProblems([...checked.flatMap((it) => it.problems), ...prose.errors]);
const isFixing = process.argv.includes('--fix');
const mended = isFixing ? await applyMends(prose.mends) : [];
const left = problems.filter((problem) => !mended.some((it) => it.problem === problem));
for (const problem of isFixing ? [] : left) console.error(formatProblem(problem));
for (const mend of mended) console.log(formatMend(mend));

const drafts = docs.filter((doc) => doc.frontMatter.draft).length;
const found = left.length > 0 ? `${left.length} problems` : 'no problem';
const where = isFixing && left.length > 0 ? ', which npm run check lists' : '';
console.log(`content: ${found} in ${docs.length - drafts} pages and ${drafts} drafts${where}`);
const warnings = sortProblems(prose.warnings);
if (process.argv.includes('--warnings') && !isFixing) {
  for (const warning of warnings) console.log(formatProblem(warning));
} else if (warnings.length > 0)
  console.log(`prose: ${warnings.length} warnings, which npm run check:prose lists`);
process.exitCode = left.length > 0 ? 1 : 0;
