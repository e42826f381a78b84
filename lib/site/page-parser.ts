import type { Doc } from '@/lib/content/parse';
import type { DataKind, ParsedPage } from '@/lib/content/plugins/context';
import { parsePage } from './parse-page';
import type { Source } from './source';

/** The pages that are being parsed. */
const running = new WeakMap<Doc, { source: Source; page: Promise<ParsedPage> }>();

/**
 * The pages as they were last parsed, and the content around them. Results, not promises: React's development build
 * keeps a component's props while a promise that it created is alive. A promise kept for a page that is a prop would
 * stay alive for ever.
 */
const last = new WeakMap<Doc, { source: Source; page: ParsedPage }>();

/** Pages by their file as they last were without a mistake. */
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
    // A check that began before the last edit still asks for the page as it was.
    if (result.problems.length === 0) lastGood.set(doc.file, result);
    return result;
  };
}

/** A page as it was parsed last in this process, if it was. */
export function lastParsed(doc: Doc): ParsedPage | undefined {
  return last.get(doc)?.page;
}

/** A page as it last was without a mistake in this process. */
export function lastGoodPage(doc: Doc): ParsedPage | undefined {
  return lastGood.get(doc.file);
}

function isSame(before: Source, now: Source, uses: ReadonlySet<DataKind>): boolean {
  return before === now || [...uses].every((kind) => before[kind] === now[kind]);
}
