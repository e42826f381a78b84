import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkSite } from '../lib/check-site';
import type { Doc } from '../lib/content/parse';
import type { Inspect } from '../lib/content/parse-page';
import { parsePage } from '../lib/content/parse-page';
import { formatProblem, sortProblems } from '../lib/content/problem';
import { contentDir } from '../lib/content/read';
import { readSource } from '../lib/content/source';
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
const docs: Doc[] = [];
const inSite = await checkSite({
  site,
  versions,
  async read(version) {
    const source = await readSource(true, version);
    docs.push(...source.docs);
    // Nobody edits the text of a version that was cut.
    const inspect: Inspect | undefined =
      version.name === latestVersion ? (tree, doc) => prose.page(doc.file, doc.body, tree) : undefined;
    return { source, parse: (doc) => parsePage(doc, source, inspect) };
  },
});
const problems = sortProblems([...inSite, ...prose.errors]);
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
