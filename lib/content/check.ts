import { FACTS, unusedFacts } from '@/lib/reference/facts/facts';
import { proposalProblems } from '@/lib/reference/proposals/proposals';
import { routeOf } from '@/lib/url';
import { latestVersion } from '@/lib/version';
import { publicDrawings } from './drawings';
import { linkCheck } from './link-check';
import type { Doc } from './parse';
import type { ParsedPage } from './plugins/context';
import type { Problem } from './problem';
import { publishedProblems } from './published';
import { readContent } from './read';
import { redirectProblems } from './redirect-problems';
import type { Redirect } from './redirects';
import type { Source } from './source';

/** Every problem of the pages: those of each file, and those that only all files together show. */
export async function checkPages(
  source: Source,
  parse: (doc: Doc) => Promise<ParsedPage>,
): Promise<Problem[]> {
  const pages = new Map<Doc, ParsedPage>();
  for (const doc of source.docs) pages.set(doc, await parse(doc));
  return [
    ...source.problems,
    ...[...pages.values()].flatMap((it) => it.problems),
    ...duplicateRoutes(source.docs),
    ...brokenLinks(source.docs, source.redirects, pages),
    ...redirectProblems(source, pages),
    ...hardCodedValues(source),
    ...recipesWithoutPage(source),
    ...proposalProblems(source.docs),
    ...unusedFacts(source.facts, [...source.docs.map(({ body }) => body), ...source.factTexts]),
    ...(source.version === latestVersion ? await latestProblems(source) : []),
  ];
}

/** Problems that only the latest version can have: pages of a frozen one are not removed, and pictures have no version. */
async function latestProblems(source: Source): Promise<Problem[]> {
  const [published] = readContent('published.txt');
  // A folder of fixtures has published nothing.
  return [...(published ? publishedProblems(source, published) : []), ...(await publicDrawings())];
}

/** Two pages at one route; routes that differ only in case cannot live together on every file system. */
function duplicateRoutes(docs: readonly Doc[]): Problem[] {
  const first = new Map<string, Doc>();
  return docs.flatMap((doc) => {
    const key = routeOf(doc.path).toLowerCase();
    const other = first.get(key);
    if (!other) {
      first.set(key, doc);
      return [];
    }
    return {
      file: doc.file,
      line: 1,
      column: 1,
      message: `the route ${doc.path} is that of ${other.file} too`,
      hint: 'Rename one of the files or change its slug',
    };
  });
}

/** Links that lead to no page, to one that has moved, to a draft or to no heading of their page. */
export function brokenLinks(
  docs: readonly Doc[],
  redirects: readonly Redirect[],
  pages: ReadonlyMap<Doc, ParsedPage>,
): Problem[] {
  const check = linkCheck(docs, redirects, pages);
  return [...pages].flatMap(([doc, { links }]) =>
    links.flatMap(({ line, column, ...link }) => {
      const wrong = check(link, doc);
      return wrong ? [{ file: doc.file, line, column, ...wrong }] : [];
    }),
  );
}

/** Recipes that no page can show: a page includes files of the folder that has its own path. */
function recipesWithoutPage({ docs, recipes, recipeFolder }: Source): Problem[] {
  const ids = new Set(docs.map((doc) => doc.id));
  return [...recipes.keys()]
    .filter((file) => !file.split('/').some((_, depth, parts) => ids.has(parts.slice(0, depth).join('/'))))
    .map((file) => ({
      file: `${recipeFolder}/${file}`,
      line: 1,
      column: 1,
      message: 'no page has the path of this folder',
      hint: 'Move the file to the folder of its page, or write the page',
    }));
}

/** Endpoints, addresses and versions typed into a page, or the description of the RPC, instead of their variable. */
function hardCodedValues(source: Source): Problem[] {
  // Short values (limits, for example) are too common in text to tell.
  const values = [...source.variables].filter(
    ([name, value]) => !name.startsWith(FACTS) && value.length >= 7 && /[./:\d]/.test(value),
  );
  const texts = [
    ...source.docs.map(({ file, body }) => ({ file, text: body })),
    ...source.rpcFiles.map(({ path, raw }) => ({ file: path, text: raw })),
  ];
  return texts.flatMap(({ file, text: whole }) => {
    const lines = whole.split('\n');
    return values.flatMap(([name, value]) =>
      lines.flatMap((text, index) =>
        columnsOf(value, text).map((column) => ({
          file,
          line: index + 1,
          column,
          message: `"${value}" is typed into the page`,
          hint: `Write [[${name}]]`,
        })),
      ),
    );
  });
}

/** Columns at which a value stands in a line as a word of its own; a full stop after it does not make it a longer one. */
function columnsOf(value: string, text: string): number[] {
  const columns: number[] = [];
  for (let at = text.indexOf(value); at >= 0; at = text.indexOf(value, at + value.length)) {
    const isPart = /^[.-]*\w/.test(text.slice(at + value.length)) || /[\w.-]/.test(text[at - 1] ?? '');
    if (!isPart) columns.push(at + 1);
  }
  return columns;
}
