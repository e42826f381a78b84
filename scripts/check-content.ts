import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkSite } from '../lib/check-site';
import { main } from '../lib/cli';
import type { Doc } from '../lib/content/parse';
import type { Inspect } from '../lib/content/parse-page';
import { parsePage } from '../lib/content/parse-page';
import { formatProblem, sortProblems } from '../lib/content/problem';
import { contentDir } from '../lib/content/read';
import { readSource } from '../lib/content/source';
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
  const docs: Doc[] = [];
  const inSite = await checkSite({
    site,
    versions,
    async read(version) {
      const source = await readSource(true, version);
      docs.push(...source.docs);
      // The text of a version that was cut is not edited any more.
      const inspect: Inspect | undefined =
        version.name === latestVersion ? (tree, doc) => prose.page(doc.file, doc.body, tree) : undefined;
      return { source, parse: (doc) => parsePage(doc, source, inspect) };
    },
  });
  const problems = sortProblems([...inSite, ...prose.errors]);
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
