import type { Root } from 'mdast';
import { cache } from 'react';
import type { ParsedPage, RenderedPage } from '@/lib/markdown/context';
import type { ComponentMap } from '@/lib/reference/components';
import type { Doc } from '@/lib/source/doc';
import { gitTimes } from '@/lib/source/git-dates';
import { type Problem, withoutDerivedProblems } from '@/lib/source/problem';
import { toRoute } from '@/lib/url';
import { checkPageTexts } from './check';
import { type Content, loadContent } from './load';
import { loadPage, loadTrees } from './load-page';
import { renderPage } from './parse-page';

export type { Block, ParsedPage, RenderedPage } from '@/lib/markdown/context';
export type { Doc } from '@/lib/source/doc';
export type { Content } from './load';

const isDevelopment = process.env.NODE_ENV === 'development';

let loaded: Content | undefined;

function load(): Content {
  loaded = loadContent({ drafts: isDevelopment, previous: loaded });
  return loaded;
}

/**
 * The content, loaded once per process in a build. The development server, which has drafts too, looks for changed files
 * once per request, so a request sees the same content from beginning to end. Next.js loads this module once for pages
 * and once for routes, and again when code changes: each copy loads the content for itself.
 */
export const getContent: () => Content = isDevelopment ? cache(load) : () => loaded ?? load();

/** Computes something from the content, again when the content has changed. */
export function fromContent<T>(compute: (content: Content) => T): () => T {
  let last: { content: Content; result: T } | undefined;
  return () => {
    const content = getContent();
    if (last?.content !== content) last = { content, result: compute(content) };
    return last.result;
  };
}

let times: ReturnType<typeof gitTimes> | undefined;

/** When each page's text last changed, as `gitTimes` says. Read once per process. */
export function getTimes(): ReturnType<typeof gitTimes> {
  times ??= gitTimes('content');
  return times;
}

/** The page at a pathname or route in any form. */
export function getDoc(route: string): Doc | undefined {
  return getContent().docs.find(({ path }) => toRoute(path) === toRoute(route));
}

/** A page parsed: again only if its file or the data has changed. */
export async function getParsed(doc: Doc, content = getContent()): Promise<ParsedPage> {
  const { dataVersion, pageFiles } = content;
  const file = pageFiles.get(doc.file);
  if (!file) throw new Error(`${doc.file} is not part of the content`);
  if (file.parsed?.dataVersion === dataVersion) return file.parsed.page;
  const parsed: typeof file.parsed = { dataVersion, page: loadPage(file.doc, content) };
  file.parsed = parsed;
  const page = await parsed.page;
  // React's development build keeps what a promise was created for, as long as the promise is kept.
  parsed.page = page;
  return page;
}

/** A page rendered with these components. Throws a ContentError if it has problems. */
export async function getPage(doc: Doc, components: ComponentMap): Promise<RenderedPage> {
  const trees = await loadTrees(doc, getContent());
  return { ...(await getParsed(doc)), content: await renderPage(trees, components) };
}

/** A page as a tree of plain Markdown, which the caller may change. Throws a ContentError if it has problems. */
export async function getPlain(doc: Doc): Promise<Root> {
  return (await loadTrees(doc, getContent())).plain;
}

/** For npm run dev: the last version of a page without a problem, if any, and the problems of the page and all data. */
export async function getPreview(
  doc: Doc,
  components: ComponentMap,
): Promise<{ page: RenderedPage | undefined; problems: Problem[] }> {
  const content = getContent();
  const parsed = await getParsed(doc, content);
  const file = content.pageFiles.get(doc.file);
  const isValid = parsed.isComplete && parsed.problems.length === 0;
  if (file && isValid) file.lastValid = await getPage(doc, components);
  const known = new Map<Doc, ParsedPage>([[doc, parsed]]);
  for (const { doc, parsed: { page } = {} } of content.pageFiles.values())
    if (page && !(page instanceof Promise)) known.set(doc, page);
  const ofFile = content.pageProblems.filter(({ file }) => file === doc.file);
  const problems = [...content.dataProblems, ...ofFile, ...checkPageTexts(content, [doc], known)];
  return { page: file?.lastValid, problems: withoutDerivedProblems(problems, content.files) };
}
