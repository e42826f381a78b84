import { checkRedirects, createLinkCheck } from '@/lib/addresses/link-check';
import { checkPublished } from '@/lib/addresses/published';
import type { Redirect } from '@/lib/addresses/redirects';
import { publicDrawings } from '@/lib/content/drawings';
import type { Doc } from '@/lib/content/parse';
import type { ParsedPage } from '@/lib/content/plugins/context';
import { type Problem, problemAt } from '@/lib/content/problem';
import { publicFileProblems } from '@/lib/content/public-files';
import { readContentFile } from '@/lib/content/read';
import type { SourceFile } from '@/lib/content/types';
import { FACTS, type Variables } from '@/lib/content/variables';
import { unusedFacts } from '@/lib/reference/facts/facts';
import { proposalProblems } from '@/lib/reference/proposals/proposals';
import { routeOf } from '@/lib/url';
import type { Source } from './source';

/** All problems of the pages: those of each file, and those that only all files together show. */
export async function checkPages(
  source: Source,
  parse: (doc: Doc) => Promise<ParsedPage>,
): Promise<Problem[]> {
  const pages = new Map<Doc, ParsedPage>();
  for (const doc of source.docs) pages.set(doc, await parse(doc));
  const parsed = (doc: Doc) => pages.get(doc);
  // A folder of fixtures has published nothing.
  const published = readContentFile('published.txt');
  return [
    ...(await publicFileProblems()),
    ...source.problems,
    ...pageProblems(source, pages, parsed),
    ...hardCodedValues([...source.rpcFiles, ...source.passages.values()], source.variables),
    ...duplicateRoutes(source.docs),
    ...checkRedirects(source.docs, source.leftOut, source.redirects, parsed),
    ...recipesWithoutPage(source),
    ...passagesWithoutPage(source),
    ...proposalProblems(source.docs.filter((doc) => !doc.isUnread)),
    ...unusedFacts(source.facts, [...pageTexts(source), ...source.factTexts]),
    ...(published ? checkPublished(source.docs, source.redirects, published) : []),
    ...(await publicDrawings()),
  ];
}

/**
 * What is wrong with pages by themselves, and with their links.
 *
 * @param parsed the page that a link leads to, if it was parsed: without it, its headings are not checked
 */
export function pageProblems(
  { docs, redirects, variables }: Source,
  pages: ReadonlyMap<Doc, ParsedPage>,
  parsed: (doc: Doc) => ParsedPage | undefined,
): Problem[] {
  const texts = [...pages.keys()].map(({ file, body }) => ({ path: file, raw: body }));
  return [
    ...[...pages.values()].flatMap((it) => it.problems),
    ...brokenLinks(docs, redirects, pages, parsed),
    ...hardCodedValues(texts, variables),
  ];
}

/** The pages' files, including those that cannot be read. */
function pageTexts({ files }: Source): string[] {
  return files.filter(({ path }) => path.endsWith('.mdx')).map(({ raw }) => raw);
}

/** Two pages at one route; routes that differ only in case cannot live together on every file system. */
function duplicateRoutes(docs: readonly Doc[]): Problem[] {
  const keyOf = ({ path }: Doc) => routeOf(path).toLowerCase();
  const first = new Map(docs.toReversed().map((doc) => [keyOf(doc), doc]));
  return docs.flatMap((doc) => {
    const other = first.get(keyOf(doc));
    if (!other || other === doc) return [];
    const message = `the route ${doc.path} also belongs to ${other.file}`;
    return { file: doc.file, line: 1, column: 1, message, hint: 'Rename one of the files' };
  });
}

/** Links whose page does not exist, has moved or is a draft, and links whose heading does not exist. */
function brokenLinks(
  docs: readonly Doc[],
  redirects: readonly Redirect[],
  pages: ReadonlyMap<Doc, ParsedPage>,
  parsed: (doc: Doc) => ParsedPage | undefined,
): Problem[] {
  const check = createLinkCheck(docs, redirects, parsed);
  return [...pages].flatMap(([doc, { links }]) =>
    links.flatMap(({ file, line, column, ...link }) => {
      const wrong = check(link, doc);
      return wrong ? [{ file, line, column, ...wrong }] : [];
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

/** Passages that no page includes. */
function passagesWithoutPage({ docs, passages }: Source): Problem[] {
  return [...passages]
    .filter(([name]) => !docs.some(({ body }) => body.includes(`file="${name}"`)))
    .map(([, { path: file }]) => ({
      file,
      line: 1,
      column: 1,
      message: 'no page includes this passage',
      hint: 'Include it, or remove the file',
    }));
}

/** Endpoints, addresses and versions typed into a page, or the description of the RPC, instead of their variable. */
function hardCodedValues(texts: readonly SourceFile[], variables: Variables): Problem[] {
  const values = [...variables]
    // Short values, such as limits, are too common in text to recognize.
    .filter(([name, value]) => !name.startsWith(FACTS) && value.length >= 7 && /[./:\d]/.test(value))
    // Not as a part of another word; a full stop after it is not part of the word.
    .map(([name, value]) => ({
      name,
      value,
      typed: new RegExp(`(?<![\\w.-])${value.replace(/\W/g, '\\$&')}(?![.-]*\\w)`, 'g'),
    }));
  return texts.flatMap((text) =>
    values
      .filter(({ value }) => text.raw.includes(value))
      .flatMap(({ name, value, typed }) =>
        [...text.raw.matchAll(typed)].map(({ index }) =>
          problemAt(text, index, `"${value}" is typed into the page`, `Write [[${name}]]`),
        ),
      ),
  );
}
