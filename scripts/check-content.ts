import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkSite } from '../lib/check-site';
import { main } from '../lib/command';
import type { Doc } from '../lib/content/parse';
import { formatProblem, sortProblems } from '../lib/content/problem';
import { contentDir } from '../lib/content-dir';
import type { PublishedVersion } from '../lib/nav/types';
import { parsePage } from '../lib/site/parse-page';
import { readSource } from '../lib/site/source';

await main({
  usage: `Usage: tsx scripts/check-content.ts

Reports every problem of the content folder, one a line. Exits with 1 if there is one.`,
  run: check,
});

async function check(): Promise<number> {
  const { site } = await load<{ site: unknown }>('site.ts');
  const { versions } = await load<{ versions: PublishedVersion[] }>('versions.ts');
  const docs: Doc[] = [];
  const found = await checkSite({
    site,
    versions,
    async read(version) {
      const source = readSource(true, version);
      docs.push(...source.docs);
      return { source, parse: (doc) => parsePage(doc, source) };
    },
  });
  const problems = sortProblems(found);
  for (const problem of problems) console.error(formatProblem(problem));

  const drafts = docs.filter((doc) => doc.frontMatter.draft).length;
  const result = problems.length > 0 ? `${problems.length} problems` : 'no problem';
  console.log(`content: ${result} in ${docs.length - drafts} pages and ${drafts} drafts`);
  return problems.length > 0 ? 1 : 0;
}

async function load<T>(name: string): Promise<T> {
  return import(pathToFileURL(path.join(contentDir, name)).href);
}
