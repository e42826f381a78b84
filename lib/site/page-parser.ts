import type { Doc } from '@/lib/content/parse';
import type { DataKind, ParsedPage } from '@/lib/content/plugins/context';
import { parsePage } from './parse-page';
import type { Source } from './source';

/** The pages as they were last parsed, and the content around them. */
const last = new WeakMap<Doc, { source: Source; page: Promise<ParsedPage> }>();

/** The same, once they are through. */
const parsed = new WeakMap<Doc, ParsedPage>();

/** Pages by their file as they last were without a mistake. */
const lastGood = new Map<string, ParsedPage>();

/** A function that parses each page once in this process: again only if the page or what it is made from has changed. */
export function pageParser(source: Source): (doc: Doc) => Promise<ParsedPage> {
  return async (doc) => {
    const known = last.get(doc);
    const isKnown = known && isSame(known.source, source, (await known.page).uses);
    const page = isKnown ? known.page : parsePage(doc, source);
    last.set(doc, { source, page });
    const result = await page;
    parsed.set(doc, result);
    // A check that began before the last edit still asks for the page as it was.
    if (!isKnown && result.problems.length === 0) lastGood.set(doc.file, result);
    return result;
  };
}

/** A page as it was parsed last in this process, if it was. */
export function lastParsed(doc: Doc): ParsedPage | undefined {
  return parsed.get(doc);
}

/** A page as it last was without a mistake in this process. */
export function lastGoodPage(doc: Doc): ParsedPage | undefined {
  return lastGood.get(doc.file);
}

function isSame(before: Source, now: Source, uses: ReadonlySet<DataKind>): boolean {
  return before === now || [...uses].every((kind) => before[kind] === now[kind]);
}
