import { cache } from 'react';
import { toRoute } from '@/lib/url';
import { checkPageTexts } from './check';
import { type Content, loadContent } from './load';
import type { Doc } from './parse';
import { parsePage } from './parse-page';
import type { ParsedPage } from './plugins/context';
import { ContentError, type Problem, withoutDerivedProblems } from './problem';

export { gitDates } from './git-dates';
export type { Content } from './load';
export type { Doc } from './parse';
export type { ParsedPage } from './plugins/context';
export type { Block } from './types';

const isDevelopment = process.env.NODE_ENV === 'development';

let loaded: Content | undefined;

function load(): Content {
  loaded = loadContent({ drafts: isDevelopment, previous: loaded });
  return loaded;
}

/**
 * The content: loaded once per process in a build. The development server, where it has drafts too, looks for changed
 * files once for each request, so that the request sees the same content from beginning to end. Next.js loads this module
 * once for the pages and once for the routes, and again when code changes: each copy loads the content for itself.
 */
export const getContent: () => Content = isDevelopment ? cache(load) : () => loaded ?? load();

/** A function that computes something from the content, again when that has changed. */
export function fromContent<T>(compute: (content: Content) => T): () => T {
  let last: { content: Content; result: T } | undefined;
  return () => {
    const content = getContent();
    if (last?.content !== content) last = { content, result: compute(content) };
    return last.result;
  };
}

/** The page at a pathname or route in any form. */
export function getDoc(route: string): Doc | undefined {
  return getContent().docs.find(({ path }) => toRoute(path) === toRoute(route));
}

/** A parsed page, what it was parsed from, and its last version without a problem. */
interface Version {
  doc: Doc;
  dataVersion: number;
  /** While it is parsed, a promise. React's development build keeps what a kept promise was created for. */
  page: ParsedPage | Promise<ParsedPage>;
  good?: ParsedPage | undefined;
}

const versions = new Map<string, Version>();

/** A page parsed: again only if its file or data has changed. */
export async function getParsed(doc: Doc, content = getContent()): Promise<ParsedPage> {
  const { dataVersion } = content;
  const last = versions.get(doc.file);
  if (last?.doc === doc && last.dataVersion === dataVersion) return last.page;
  const version: Version = { doc, dataVersion, page: parsePage(doc, content), good: last?.good };
  versions.set(doc.file, version);
  version.page = await version.page;
  if (version.page.problems.length === 0) version.good = version.page;
  return version.page;
}

/** A page parsed. Throws a ContentError if it has problems. */
export async function getPage(doc: Doc): Promise<ParsedPage> {
  const page = await getParsed(doc);
  assertNoProblems(page.problems);
  return page;
}

/**
 * For the development server: the last version of a page without a problem, absent if there is none, and the current
 * problems of its file, its text, its links, and all data.
 */
export async function getPreview(doc: Doc): Promise<{ page: ParsedPage | undefined; problems: Problem[] }> {
  const content = getContent();
  const parsed = await getParsed(doc, content);
  const known = new Map<Doc, ParsedPage>([[doc, parsed]]);
  for (const { doc, page } of versions.values()) if (!(page instanceof Promise)) known.set(doc, page);
  const ofFile = content.pageProblems.filter(({ file }) => file === doc.file);
  const problems = [...content.dataProblems, ...ofFile, ...checkPageTexts(content, [doc], known)];
  return {
    page: versions.get(doc.file)?.good,
    problems: withoutDerivedProblems(problems, content.files),
  };
}

/** Throws a ContentError that lists the problems, if there is one. */
export function assertNoProblems(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new ContentError(problems);
}
