import type { Doc } from '@/lib/content/parse';
import type { ParsedPage } from '@/lib/content/plugins/context';
import { parsePage } from './parse-page';
import type { Source } from './source';

/**
 * The last parsed pages and the content they were parsed with. Results, not promises: React's development build keeps a
 * component's props while a promise that it created exists, so a kept promise of a page would never be freed.
 */
const last = new WeakMap<Doc, { source: Source; page: ParsedPage }>();

/** The last versions of pages without a mistake, by file. */
const lastGood = new Map<string, ParsedPage>();

/** A function that parses each page once in this process: again only if the page or what it is made from has changed. */
export function pageParser(source: Source): (doc: Doc) => Promise<ParsedPage> {
  const running = new Map<Doc, Promise<ParsedPage>>();
  return async (doc) => {
    const known = last.get(doc);
    if (known && [...known.page.uses].every((kind) => known.source[kind] === source[kind])) {
      known.source = source;
      return known.page;
    }
    const begun = running.get(doc) ?? parsePage(doc, source);
    running.set(doc, begun);
    const page = await begun.finally(() => running.delete(doc));
    last.set(doc, { source, page });
    // A check that began before the last edit may still request the old page.
    if (page.problems.length === 0) lastGood.set(doc.file, page);
    return page;
  };
}

/** The last parsed version of a page in this process, if any. */
export function lastParsed(doc: Doc): ParsedPage | undefined {
  return last.get(doc)?.page;
}

/** The last version of a page without a mistake in this process. */
export function lastGoodPage(doc: Doc): ParsedPage | undefined {
  return lastGood.get(doc.file);
}
