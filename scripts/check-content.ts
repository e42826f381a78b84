import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkSite } from '../lib/check-site';
import { main } from '../lib/command';
import type { Doc } from '../lib/content/parse';
import type { Inspect } from '../lib/content/parse-body';
import { formatProblem, sortProblems } from '../lib/content/problem';
import { contentDir } from '../lib/content-dir';
import type { PublishedVersion } from '../lib/nav/types';
import { readProse } from '../lib/prose/prose-checker';
import { parsePage } from '../lib/site/parse-page';
import { readSource } from '../lib/site/source';
import { latestVersion } from '../lib/version';

await main({
  usage: `Usage: npm run check:prose

Reports every problem of the content folder, all versions, one a line. Exits with 1 if there is one.

  --warnings  Lists warnings too.`,
  options: { warnings: { type: 'boolean', default: false } },
  run: async (_args, { warnings }) => check(warnings),
});

async function check(isListing: boolean): Promise<number> {
  const { site } = await load<{ site: unknown }>('site.ts');
  const { versions } = await load<{ versions: PublishedVersion[] }>('versions.ts');
  const prose = readProse();
  const docs: Doc[] = [];
  const inSite = await checkSite({
    site,
    versions,
    async read(version) {
      const source = readSource(true, version);
      docs.push(...source.docs);
      // The text of a frozen version is no longer edited.
      const inspect: Inspect | undefined =
        version.name === latestVersion ? (tree, doc) => prose.page(doc.file, doc.body, tree) : undefined;
      return { source, parse: (doc) => parsePage(doc, source, inspect) };
    },
  });
  const problems = sortProblems([...inSite, ...prose.errors]);
  for (const problem of problems) console.error(formatProblem(problem));

  const drafts = docs.filter((doc) => doc.frontMatter.draft).length;
  const found = problems.length > 0 ? `${problems.length} problems` : 'no problem';
  console.log(`content: ${found} in ${docs.length - drafts} pages and ${drafts} drafts`);
  const warnings = sortProblems(prose.warnings);
  if (isListing) {
    for (const warning of warnings) console.log(formatProblem(warning));
  } else if (warnings.length > 0)
    console.log(`prose: ${warnings.length} warnings, which npm run check:prose lists`);
  return problems.length > 0 ? 1 : 0;
}

async function load<T>(name: string): Promise<T> {
  return import(pathToFileURL(path.join(contentDir, name)).href);
}
