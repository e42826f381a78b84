import { deserialize, serialize } from 'node:v8';
import { computeOnce } from '@/lib/build-cache';
import type { PageTrees, ParsedPage } from '@/lib/markdown/context';
import type { Doc } from '@/lib/source/doc';
import { ContentError } from '@/lib/source/problem';
import type { Content } from './load';
import { parsePage } from './parse-page';

/** Parses a page, unless an earlier run has parsed the same text with the same data. */
export async function loadPage(doc: Doc, content: Content): Promise<ParsedPage> {
  return (await parseOnce(doc, content)).page;
}

/** The trees of a page; throws a ContentError if it has problems. Not kept in memory: a large site would fill it. */
export async function loadTrees(doc: Doc, content: Content): Promise<PageTrees> {
  const { page, trees } = await parseOnce(doc, content);
  if (!trees) throw new ContentError(page.problems);
  return deserialize(trees);
}

function parseOnce(doc: Doc, content: Content): Promise<{ page: ParsedPage; trees?: Uint8Array }> {
  return computeOnce(doc.file, [content.dataVersion, doc.body], async () => {
    const { trees, ...page } = await parsePage(doc, content);
    // Serialized on their own, because most readers of the page do not need them.
    return { page, ...(trees && { trees: serialize(trees) }) };
  });
}
