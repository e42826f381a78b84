import type { Doc } from '@/lib/content/parse';
import type { ParsedPage } from '@/lib/content/plugins/context';
import { parsePage } from './parse-page';
import type { Source } from './source';

/** What pages name, and so are made from. */
const named = [
  'variables',
  'passages',
  'commands',
  'rpc',
  'recipes',
  'cookbook',
  'proposals',
  'plots',
  'pictures',
] as const;

/** The pages as they were last parsed, and the content around them. */
const last = new WeakMap<Doc, { source: Source; page: Promise<ParsedPage> }>();

/** A function that parses each page once in this process: again only if the page or what it may name has changed. */
export function pageParser(source: Source): (doc: Doc) => Promise<ParsedPage> {
  return (doc) => {
    const known = last.get(doc);
    const isSame = known && named.every((key) => known.source[key] === source[key]);
    const page = isSame ? known.page : parsePage(doc, source);
    last.set(doc, { source, page });
    return page;
  };
}
