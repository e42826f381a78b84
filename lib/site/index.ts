import type { Root } from 'mdast';
import { cache } from 'react';
import { picturesState } from '@/lib/content/content-pictures';
import type { Doc } from '@/lib/content/parse';
import type { InternalLink, ParsedPage } from '@/lib/content/plugins/context';
import { ContentError, type Problem, withoutFollowUps } from '@/lib/content/problem';
import { fingerprint } from '@/lib/content/read';
import { oncePer, remember } from '@/lib/content/remember';
import type { Block } from '@/lib/content/types';
import type { Variables } from '@/lib/content/variables';
import type { GlossaryEntry } from '@/lib/reference/glossary/data';
import type { Recipes } from '@/lib/reference/recipes/recipes';
import type { RpcData } from '@/lib/rpc/schema';
import { routeOf } from '@/lib/url';
import { pageProblems } from './check-pages';
import { lastGoodPage, lastParsed, pageParser } from './page-parser';
import { type Source, sourceReader } from './source';

export { gitDates } from '@/lib/content/git-dates';
export type { Doc } from '@/lib/content/parse';
export type { Block } from '@/lib/content/types';
export type { Source } from './source';

const isDevelopment = process.env.NODE_ENV === 'development';

const read = sourceReader(isDevelopment);

/**
 * The content: read once per process in a build. In the development server it has drafts too, and changed files are
 * read again; it is cached for a request, so that the request sees the same content from beginning to end.
 */
const getSource: () => Source = isDevelopment
  ? cache(() => read(`${fingerprint('public')}\n${picturesState()}`))
  : remember(read);

/** A function that computes something from the content, and keeps it until a file changes. */
export function fromSource<T>(make: (source: Source) => T): () => T {
  const made = oncePer(make);
  return () => made(getSource());
}

const getParser = fromSource(pageParser);

/** Every page. */
export async function getDocs(): Promise<Doc[]> {
  return getSource().docs;
}

/** The description of the RPC, and the variables that go with it. */
export async function getRpc(): Promise<{ rpc: RpcData; variables: Variables }> {
  const { rpc, variables } = getSource();
  return { rpc, variables };
}

/** The files of the recipes by path below content/recipes. */
export async function getRecipes(): Promise<Recipes> {
  return getSource().recipes;
}

/** Pages by their comparable route. */
const byRoute = fromSource(({ docs }) => new Map(docs.map((doc) => [routeOf(doc.path), doc])));

/** The page at a pathname or route in any form. */
export async function getDoc(route: string): Promise<Doc | undefined> {
  return byRoute().get(routeOf(route));
}

/** A page parsed, with its tree. */
export type ReadPage = ParsedPage & { tree: Root };

/** A page parsed. Throws a ContentError where it has problems. */
export async function getPage(doc: Doc): Promise<ReadPage> {
  const { tree, ...page } = await getParser()(doc);
  assertNoProblems(page.problems);
  if (!tree) throw new Error(`${doc.file} has no tree`);
  return { ...page, tree };
}

/**
 * For the development server: the last version of a page without a mistake, absent if there is none, and its current
 * problems: those of its file, its text, and its data.
 */
export async function getPreview(doc: Doc): Promise<{ page?: ReadPage; problems: Problem[] }> {
  const source = getSource();
  const parsed = await getParser()(doc);
  const shown = parsed.problems.length === 0 ? parsed : lastGoodPage(doc);
  // Every page is shown next to the sidebars.
  const ofData = [...parsed.uses, 'sidebars' as const].flatMap((kind) => source.problemsOf(kind));
  const ofFile = source.problemsOf('files').filter(({ file }) => file === doc.file);
  const ofPage = pageProblems(source, new Map([[doc, parsed]]), lastParsed);
  const problems = withoutFollowUps([...ofData, ...ofFile, ...ofPage], source.textOf);
  return { problems, ...(shown?.tree && { page: { ...shown, tree: shown.tree } }) };
}

/** The content, and the function that parses its pages. */
export async function getContent() {
  return { source: getSource(), parse: getParser() };
}

/** A page with its text and its links. */
export interface PageText {
  doc: Doc;
  blocks: Block[];
  links: InternalLink[];
}

/**
 * Every page with its text, and the terms of the glossary, for search. The same object until a file changes,
 * so that pages do not compare all pages each time.
 */
export const getTexts = fromSource(
  async ({ docs, glossary }): Promise<{ pages: PageText[]; terms: readonly GlossaryEntry[] }> => {
    const parse = getParser();
    const pages = docs.map(async (doc) => {
      const { blocks, links } = await parse(doc);
      return { doc, blocks, links };
    });
    return { pages: await Promise.all(pages), terms: glossary };
  },
);

/** Throws a ContentError that lists the problems, if there is one. */
export function assertNoProblems(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new ContentError(problems);
}
