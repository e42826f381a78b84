import type { Doc } from '@/lib/content/parse';
import type { DataKind, ParsedPage } from '@/lib/content/plugins/context';
import { parsePage } from './parse-page';
import type { Source } from './source';

/** The pages that are being parsed. */
const running = new WeakMap<Doc, { source: Source; page: Promise<ParsedPage> }>();

/**
 * The last parsed pages and the content they were parsed with. Results, not promises: React's development build keeps a
 * component's props while a promise that it created exists, so a kept promise of a page would never be freed.
 */
const last = new WeakMap<Doc, { source: Source; page: ParsedPage }>();

/** The last versions of pages without a mistake, by file. */
const lastGood = new Map<string, ParsedPage>();

/** A function that parses each page once in this process: again only if the page or what it is made from has changed. */
export function pageParser(source: Source): (doc: Doc) => Promise<ParsedPage> {
  return async (doc) => {
    const known = last.get(doc);
    if (known && isSame(known.source, source, known.page.uses)) {
      last.set(doc, { source, page: known.page });
      return known.page;
    }
    const begun = running.get(doc);
    if (begun?.source === source) return begun.page;
    const page = parsePage(doc, source);
    running.set(doc, { source, page });
    const result = await page.finally(() => {
      if (running.get(doc)?.page === page) running.delete(doc);
    });
    last.set(doc, { source, page: result });
    // A check that began before the last edit may still request the old page.
    if (result.problems.length === 0) lastGood.set(doc.file, result);
    return result;
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

function isSame(before: Source, now: Source, uses: ReadonlySet<DataKind>): boolean {
  return before === now || [...uses].every((kind) => before[kind] === now[kind]);
}
