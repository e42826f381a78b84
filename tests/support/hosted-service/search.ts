import type { z } from 'zod';
import type * as shapes from './shapes';
import type { IndexContent, Item } from './store';

type Query = z.infer<typeof shapes.searchRequest>;

/** Finds the records that contain every word of the query, in the order they were sent. */
export function searchIndex(request: Query, { records, settings }: IndexContent) {
  const { query, page, hitsPerPage } = request;
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const isDistinct = (request.distinct ?? settings.distinct) && settings.attributeForDistinct;
  const matching = records.filter(
    (record) => passes(record, request.facetFilters) && hasWords(record, words),
  );
  const found = isDistinct ? onePer(String(settings.attributeForDistinct), matching) : matching;
  return {
    hits: found
      .slice(page * hitsPerPage, (page + 1) * hitsPerPage)
      .map((record) => toHit(record, words, request)),
    nbHits: found.length,
    page,
    nbPages: Math.ceil(found.length / hitsPerPage),
    hitsPerPage,
    query,
  };
}

/** Records of other pages than the requested one, one of each page; none for a record that is not there. */
export function relatedPages(request: z.infer<typeof shapes.recommendRequest>, { records }: IndexContent) {
  const page = records.find(({ objectID }) => objectID === request.objectID)?.url_without_anchor;
  if (page === undefined) return { hits: [] };
  const others = records.filter((record) => record.url_without_anchor !== page);
  return { hits: onePer('url_without_anchor', others).slice(0, request.maxRecommendations) };
}

/** What is searched of each record; a client waits for a second. */
const texts = new WeakMap<Item, string>();

function hasWords(record: Item, words: readonly string[]): boolean {
  const { hierarchy, content, terms, keywords } = record;
  const text = texts.get(record) ?? JSON.stringify([hierarchy, content, terms, keywords]).toLowerCase();
  texts.set(record, text);
  return words.every((word) => text.includes(word));
}

/** The outer list is an AND, a list in it an OR. */
function passes(record: Item, filters: readonly (string | string[])[]): boolean {
  return filters.every((filter) =>
    [filter].flat().some((one) => {
      const [name = '', value] = one.split(/:(.*)/s);
      return [record[name]].flat().includes(value);
    }),
  );
}

/** The first record of each value of an attribute. */
function onePer(attribute: string, records: readonly Item[]): Item[] {
  const last = new Map(records.toReversed().map((record) => [record[attribute], record]));
  return records.filter((record) => last.get(record[attribute]) === record);
}

/** The attributes that the query asks for, and its snippets with the words between its tags. */
function toHit(record: Item, words: readonly string[], request: Query): object {
  const retrieved = request.attributesToRetrieve?.map((name) => [name, record[name]] as const);
  const snippets: Record<string, unknown> = { hierarchy: {} };
  for (const attribute of request.attributesToSnippet) {
    const [name = '', length] = attribute.split(':');
    const [group = '', key] = name.split('.');
    const text = key ? (record[group] as Record<string, unknown> | undefined)?.[key] : record[group];
    if (typeof text !== 'string') continue;
    const snippet = { value: snippetOf(text, words, Number(length), request) };
    snippets[group] = key ? { ...(snippets[group] as object), [key]: snippet } : snippet;
  }
  return {
    ...(retrieved ? Object.fromEntries(retrieved) : record),
    objectID: record.objectID,
    _snippetResult: snippets,
  };
}

/** Some words of a text from the first that was found, with those that were found between the query's tags. */
function snippetOf(
  text: string,
  words: readonly string[],
  length: number,
  { highlightPreTag: before, highlightPostTag: after }: Query,
): string {
  const tokens = text.split(/\s+/);
  const isFound = (token: string) => words.some((word) => token.toLowerCase().includes(word));
  const start = Math.max(0, Math.min(tokens.findIndex(isFound), tokens.length - length));
  const cut = tokens.slice(start, start + length);
  return cut.map((token) => (isFound(token) ? before + token + after : token)).join(' ');
}
