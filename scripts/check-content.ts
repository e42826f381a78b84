import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Root } from 'mdast';
import { main } from '../lib/cli';
import { checkPages } from '../lib/content/check';
import { checker } from '../lib/content/checked';
import { compile } from '../lib/content/compile';
import type { Doc } from '../lib/content/parse';
import { formatProblem, sortProblems } from '../lib/content/problem';
import { publishedProblems } from '../lib/content/published';
import { contentDir, readContent } from '../lib/content/read';
import { readSource } from '../lib/content/source';
import { checkNavigation } from '../lib/nav/check';
import { checkSite } from '../lib/nav/check-site';
import { structureOf } from '../lib/nav/structure';
import type { PublishedVersion } from '../lib/nav/types';
import { applyFixes, formatFix } from '../lib/prose/apply-fixes';
import { readProse } from '../lib/prose/read-prose';
import { latestVersion } from '../lib/version';

await main({
  name: 'check:prose',
  about:
    'Reports every problem of the content folder, all versions, one a line. Ends with 1 if there is one.',
  options: {
    warnings: { help: 'Lists what could be better too.' },
    fix: { help: 'Fixes what is certain in the prose, and lists that instead: the rest may have moved.' },
  },
  run: async (_args, { warnings, fix }) => check(warnings, fix),
});

async function check(isListing: boolean, isFixing: boolean): Promise<number> {
  const { site } = await load<{ site: unknown }>('site.ts');
  const { versions } = await load<{ versions: PublishedVersion[] }>('versions.ts');

  const prose = await readProse();
  const [published] = await readContent('published.txt');
  const checked = await Promise.all(
    versions.map(async (version) => {
      const source = await readSource(true, version);
      const { plots } = version;
      // The text of a version that was cut is not edited any more.
      const readText = async (doc: Doc) => {
        if (version.name !== latestVersion) return;
        const inspect = (tree: Root) => prose.page(doc.file, doc.body, tree);
        await compile({ ...source, doc, plots, highlight: false, inspect, isOnlyInspected: true }, {});
      };
      const check = await checker({ ...source, plots });
      const inPages = await checkPages(source, async (doc) => {
        await readText(doc);
        return check(doc);
      });
      const structure = structureOf(version);
      const inNavigation = await checkNavigation(source.docs, structure, version.name, source.leftOut);
      const inSite = version.isLast ? await checkSite(site, source.docs) : [];
      // Pages of a version that was cut are not removed one by one, and a folder of fixtures has published nothing.
      const gone = published && version.name === latestVersion ? publishedProblems(source, published) : [];
      return { docs: source.docs, problems: [...inPages, ...inNavigation, ...inSite, ...gone] };
    }),
  );
  const docs = checked.flatMap((it) => it.docs);
  const problems = sortProblems([...checked.flatMap((it) => it.problems), ...prose.errors]);
  const fixed = isFixing ? await applyFixes(prose.fixes) : [];
  const left = problems.filter((problem) => !fixed.some((it) => it.problem === problem));
  for (const problem of isFixing ? [] : left) console.error(formatProblem(problem));
  for (const fix of fixed) console.log(formatFix(fix));

  const drafts = docs.filter((doc) => doc.frontMatter.draft).length;
  const found = left.length > 0 ? `${left.length} problems` : 'no problem';
  const where = isFixing && left.length > 0 ? ', which npm run check lists' : '';
  console.log(`content: ${found} in ${docs.length - drafts} pages and ${drafts} drafts${where}`);
  const warnings = sortProblems(prose.warnings);
  if (isListing && !isFixing) {
    for (const warning of warnings) console.log(formatProblem(warning));
  } else if (warnings.length > 0)
    console.log(`prose: ${warnings.length} warnings, which npm run check:prose lists`);
  return left.length > 0 ? 1 : 0;
}

async function load<T>(name: string): Promise<T> {
  return import(pathToFileURL(path.join(contentDir, name)).href);
}
