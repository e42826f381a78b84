import type { Root } from 'mdast';
import { cache } from 'react';
import { versions } from '@/content/versions';
import { picturesState } from '@/lib/content/content-pictures';
import type { Doc } from '@/lib/content/parse';
import type { InternalLink, ParsedPage } from '@/lib/content/plugins/context';
import { ContentError, type Problem, withoutFollowUps } from '@/lib/content/problem';
import { fingerprint } from '@/lib/content/read';
import { oncePer } from '@/lib/content/remember';
import type { Block } from '@/lib/content/types';
import type { Variables } from '@/lib/content/variables';
import type { GlossaryEntry } from '@/lib/reference/glossary/data';
import type { Recipes } from '@/lib/reference/recipes/recipes';
import type { RpcData } from '@/lib/rpc/schema';
import { routeOf } from '@/lib/url';
import { latestVersion, versionOf } from '@/lib/version';
import { brokenLinks, pageProblems } from './check-pages';
import { lastGoodPage, lastParsed, pageParser } from './page-parser';
import { type Source, sourceReader } from './source';

export { contentPictures, noPictures, pictureFile, pictureMount } from '@/lib/content/content-pictures';
export { gitDates } from '@/lib/content/git-dates';
export { targetKind } from '@/lib/content/link-target';
export { bold, literal, plainText } from '@/lib/content/markdown';
export { renderPage } from '@/lib/content/mdx';
export type { Doc } from '@/lib/content/parse';
export { attributesOf } from '@/lib/content/plugins/attributes';
export type { ParsedPage } from '@/lib/content/plugins/context';
export { metaValue } from '@/lib/content/plugins/element';
export { ContentError, formatProblem, type Problem, problemAt, sortProblems } from '@/lib/content/problem';
export { readContent, readContentFile } from '@/lib/content/read';
export { oncePer, remember } from '@/lib/content/remember';
export type { Block, SourceFile, TocItem } from '@/lib/content/types';
export type { Variables } from '@/lib/content/variables';
export { didYouMean } from '@/lib/nearest';
export { hasRecipeColumns } from '@/lib/reference/recipes/columns';
export { mainProgram } from '@/lib/reference/recipes/main-program';
export { toJsonSchema } from '@/lib/reference/rpc/json-schema';
export { methodPath } from '@/lib/reference/rpc/paths';
export { exactJson } from '@/lib/rpc/json';
export type { Method, RpcData, Schema } from '@/lib/rpc/schema';
export type { Source } from './source';

const isDevelopment = process.env.NODE_ENV === 'development';

type PublishedVersion = (typeof versions)[number];

/**
 * The reader of a version: reads once per process in a build. In the development server it also reads drafts, and
 * changed files again.
 */
const readerOf = oncePer((version: PublishedVersion): (() => Source) => {
  const read = sourceReader(isDevelopment, version);
  // Cached for a request, so that it sees the same content from beginning to end.
  if (isDevelopment) return cache(() => read(`${fingerprint('public')}\n${picturesState()}`));
  const source = read();
  return () => source;
});

function getSource(version: string): Source {
  return readerOf(publishedVersion(version))();
}

/** A function that computes something from a version's content, and keeps it until a file changes. */
export function ofVersion<T>(make: (source: Source) => T): (version: string) => T {
  const made = oncePer(make);
  return (version) => made(getSource(version));
}

const parserOf = ofVersion(pageParser);

function isPublished(version: string): boolean {
  return versions.some(({ name }) => name === version);
}

function publishedVersion(name: string): PublishedVersion {
  const found = versions.find((it) => it.name === name);
  if (!found) throw new Error(`content/versions.ts has no version "${name}"`);
  return found;
}

/** Every page of a version. */
export async function getDocs(version = latestVersion): Promise<Doc[]> {
  return getSource(version).docs;
}

/** The result of `read` for each version, the latest first. */
export async function ofAllVersions<T>(read: (version: string) => Promise<readonly T[]>): Promise<T[]> {
  return (await Promise.all(versions.map(({ name }) => read(name)))).flat();
}

/** The description of the RPC in a version, and the variables that go with it. */
export async function getRpc(version = latestVersion): Promise<{ rpc: RpcData; variables: Variables }> {
  const { rpc, variables } = getSource(version);
  return { rpc, variables };
}

/** The files of a version's recipes by path below its folder of recipes. */
export async function getRecipes(version = latestVersion): Promise<Recipes> {
  return getSource(version).recipes;
}

/** Pages by their comparable route. */
const byRoute = ofVersion(({ docs }) => new Map(docs.map((doc) => [routeOf(doc.path), doc])));

/** The page at a pathname or route in any form. */
export async function getDoc(route: string): Promise<Doc | undefined> {
  const version = versionOf(routeOf(route));
  return isPublished(version) ? byRoute(version).get(routeOf(route)) : undefined;
}

/** A page parsed, with its tree. */
export type ReadPage = ParsedPage & { tree: Root };

/** A page parsed. Throws a ContentError where it has problems. */
export async function getPage(doc: Doc): Promise<ReadPage> {
  const { tree, ...page } = await parserOf(versionOf(doc.path))(doc);
  assertNoProblems(page.problems);
  if (!tree) throw new Error(`${doc.file} has no tree`);
  return { ...page, tree };
}

/**
 * For the development server: the last version of a page without a mistake, absent if there is none, and its current
 * problems: those of its file, its text, and its data.
 */
export async function getPreview(doc: Doc): Promise<{ page?: ReadPage; problems: Problem[] }> {
  const version = versionOf(doc.path);
  const source = getSource(version);
  const parsed = await parserOf(version)(doc);
  const shown = parsed.problems.length === 0 ? parsed : lastGoodPage(doc);
  // Every page is shown next to the sidebars.
  const ofData = [...parsed.uses, 'sidebars' as const].flatMap((kind) => source.problemsOf(kind));
  const ofFile = source.problemsOf('files').filter(({ file }) => file === doc.file);
  const ofPage = pageProblems(source, new Map([[doc, parsed]]), lastParsed);
  const problems = withoutFollowUps([...ofData, ...ofFile, ...ofPage], source.textOf);
  return { problems, ...(shown?.tree && { page: { ...shown, tree: shown.tree } }) };
}

/** A version's content, and the function that parses its pages. */
export async function getContent(version: string) {
  return { source: getSource(version), parse: parserOf(version) };
}

/** The links of all pages. */
export interface PageLinks {
  /** Number of links to a page or an anchor of the site. */
  inside: number;
  /** The broken ones among them. */
  broken: Problem[];
  /** Links to other sites, with their place. */
  outside: { url: string; file: string; line: number; column: number }[];
}

/** Every page of the latest version, parsed. */
export async function getPages(): Promise<Map<Doc, ParsedPage>> {
  const docs = await getDocs();
  const parse = parserOf(latestVersion);
  return new Map(await Promise.all(docs.map(async (doc) => [doc, await parse(doc)] as const)));
}

/** Every link that a page of the latest version makes. */
export async function getLinks(): Promise<PageLinks> {
  const { docs, redirects } = getSource(latestVersion);
  const parsed = await getPages();
  const pages = [...parsed];
  return {
    inside: pages.reduce((count, [, { links }]) => count + links.length, 0),
    broken: brokenLinks(docs, redirects, parsed, (doc) => parsed.get(doc)),
    outside: pages.flatMap(([, { externalLinks }]) => externalLinks),
  };
}

/** A page with its text and its links. */
export interface PageText {
  doc: Doc;
  blocks: Block[];
  links: InternalLink[];
}

/**
 * Every page of a version with its text, and the terms of its glossary, for search. The same object until a file changes,
 * so that pages do not compare all pages each time.
 */
export const getTexts = ofVersion(
  async ({ docs, version, glossary }): Promise<{ pages: PageText[]; terms: readonly GlossaryEntry[] }> => {
    const parse = parserOf(version);
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
