import path from 'node:path';
import type { Root } from 'mdast';
import { cache } from 'react';
import { versions } from '@/content/versions';
import { contentDir } from '@/lib/content-dir';
import type { Recipes } from '@/lib/reference/recipes/recipes';
import type { RpcData } from '@/lib/reference/rpc/data';
import { routeOf } from '@/lib/url';
import { latestVersion, versionOf, withinVersion } from '@/lib/version';
import { brokenLinks } from './check';
import { fingerprint } from './fingerprint';
import { pageParser } from './page-parser';
import type { Doc } from './parse';
import type { ParsedPage } from './plugins/context';
import { ContentError, type Problem } from './problem';
import { folderOf } from './read';
import { readSource, type Source, sourceReader } from './source';
import type { Block } from './types';
import type { Variables } from './variables';

export { didYouMean } from '@/lib/nearest';
export type { RpcData } from '@/lib/reference/rpc/data';
export { toJsonSchema } from '@/lib/reference/rpc/json-schema';
export { methodPath } from '@/lib/reference/rpc/paths';
export { firstExample } from '@/lib/reference/rpc/sample-markdown';
export { exactJson } from '@/lib/reference/rpc/samples/json';
export type { Json, Method, Schema } from '@/lib/reference/rpc/schema';
export { gitDates } from './git-dates';
export { targetKind } from './link-target';
export { plainText } from './markdown';
export { renderPage } from './mdx';
export type { Doc } from './parse';
export type { ParsedPage } from './plugins/context';
export { metaValue } from './plugins/element';
export { ContentError, type Problem } from './problem';
export { readContent, readVersion } from './read';
export type { Block, SourceFile, TocItem } from './types';
export type { Variables } from './variables';

const isDevelopment = process.env.NODE_ENV === 'development';

const built = new Map<string, Source>();

/**
 * A version's content: read once per process in a build, and after every change in development, where drafts are part
 * of it; a request sees the same from beginning to end.
 */
const getSource: (version: string) => Source = isDevelopment
  ? cache((version) => currentSource(version))
  : (version) => {
      const source = built.get(version) ?? readSource(false, publishedVersion(version));
      built.set(version, source);
      return source;
    };

/** The content of each version as it was last read, and what reads it again. */
const current = new Map<string, { read: () => Source; state?: string; source?: Source }>();

/** A version's content as it lies on disk, drafts included: read again only when a file has changed. */
function currentSource(version: string): Source {
  const known = current.get(version) ?? { read: sourceReader(true, publishedVersion(version)) };
  current.set(version, known);
  const state = fingerprint([contentDir, 'public']);
  if (known.source === undefined || known.state !== state) {
    known.source = known.read();
    known.state = state;
  }
  return known.source;
}

/** A function that makes something of a version's content, once for as long as no file changes. */
function ofSource<T>(make: (source: Source) => Promise<T>): (version: string) => Promise<T> {
  const made = new WeakMap<Source, Promise<T>>();
  return async (version) => {
    const source = getSource(version);
    const known = made.get(source) ?? make(source);
    made.set(source, known);
    return known;
  };
}

function publishedVersion(name: string): (typeof versions)[0] {
  const found = versions.find((it) => it.name === name);
  if (!found) throw new Error(`content/versions.ts has no version "${name}"`);
  return found;
}

/** Routes of a version's drafts that are not part of the site. */
export async function getLeftOut(version = latestVersion): Promise<string[]> {
  return getSource(version).leftOut;
}

/** Every page of a version. */
export async function getDocs(version = latestVersion): Promise<Doc[]> {
  return getSource(version).docs;
}

/** What `read` gives of each version, the latest first. */
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

/** Pages by their comparable route, by the pages they were made from: to try each page takes too long on large sites. */
const byRoute = new WeakMap<readonly Doc[], Map<string, Doc>>();

/** The page at a pathname or route in any form. */
export async function getDoc(route: string): Promise<Doc | undefined> {
  const version = versionOf(routeOf(route));
  if (!versions.some(({ name }) => name === version)) return undefined;
  const docs = await getDocs(version);
  const known = byRoute.get(docs) ?? new Map(docs.map((doc) => [routeOf(doc.path), doc]));
  byRoute.set(docs, known);
  return known.get(routeOf(route));
}

/** A page parsed, with its tree. Throws a ContentError where it has problems. */
export async function getPage(doc: Doc): Promise<ParsedPage & { tree: Root }> {
  const { tree, ...page } = await (await parserOf(versionOf(doc.path)))(doc);
  if (page.problems.length > 0) {
    // A mistake in a data file may be the cause.
    const { problems } = getSource(versionOf(doc.path));
    assertNoProblems([...problems.filter(({ file }) => !file.endsWith('.mdx')), ...page.problems]);
  }
  if (!tree) throw new Error(`${doc.file} has no tree`);
  return { ...page, tree };
}

/** The problems of the files that could be the page at a route, which is missing because of them. */
export function getFileProblems(route: string): Problem[] {
  const version = versionOf(routeOf(route));
  if (!versions.some(({ name }) => name === version)) return [];
  const { problems } = getSource(version);
  const id = withinVersion(route).replace(/^\/|\/$/g, '');
  const below = [`${id}.mdx`, path.posix.join(id, 'index.mdx')];
  const folder = folderOf(version);
  return problems.filter(({ file }) => below.includes(path.relative(folder, file).split(path.sep).join('/')));
}

/** A version's content, and the function that parses its pages. */
export async function getContent(version: string): Promise<{ source: Source; parse: Parse }> {
  return { source: getSource(version), parse: await parserOf(version) };
}

/** The links of all pages. */
export interface PageLinks {
  /** How many lead to a page or an anchor of the site. */
  inside: number;
  /** Those of them that lead nowhere. */
  broken: Problem[];
  /** Those to other sites, with their place. */
  outside: { url: string; file: string; line: number; column: number }[];
}

/** Every page of the latest version, parsed. */
export async function getPages(): Promise<Map<Doc, ParsedPage>> {
  const [docs, parse] = await Promise.all([getDocs(), parserOf(latestVersion)]);
  return new Map(await Promise.all(docs.map(async (doc) => [doc, await parse(doc)] as const)));
}

/** Every link that a page of the latest version makes. */
export async function getLinks(): Promise<PageLinks> {
  const { docs, redirects } = getSource(latestVersion);
  const parsed = await getPages();
  const pages = [...parsed];
  return {
    inside: pages.reduce((count, [, { links }]) => count + links.length, 0),
    broken: brokenLinks(docs, redirects, parsed),
    outside: pages.flatMap(([{ file }, { externalLinks }]) => externalLinks.map((it) => ({ ...it, file }))),
  };
}

/**
 * Every page of a version with the blocks of its text, which search is made of. The same array until a file changes: to
 * find out whether pages have changed takes as long as there are pages, for each page.
 */
export function getTexts(version = latestVersion): Promise<{ doc: Doc; blocks: Block[] }[]> {
  return versionTexts(version);
}

const versionTexts = ofSource(async ({ docs, version }) => {
  const parse = await parserOf(version);
  return Promise.all(docs.map(async (doc) => ({ doc, blocks: (await parse(doc)).blocks })));
});

/** Throws a ContentError that lists the problems, if there is one. */
export function assertNoProblems(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new ContentError(problems);
}

type Parse = (doc: Doc) => Promise<ParsedPage>;

const parserOf: (version: string) => Promise<Parse> = ofSource(async (source) => pageParser(source));
