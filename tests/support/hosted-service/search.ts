import { z } from 'zod';

/** A record or a set of synonyms, as it was sent. */
export type Item = Record<string, unknown> & { objectID: string };

/** Queries as the site sends them; parameters that the stand-in does not know pass. */
export const queriesBody = z.looseObject({
  requests: z.array(
    z.looseObject({
      indexName: z.string(),
      query: z.string(),
      page: z.number().int().min(0),
      hitsPerPage: z.number().int().min(1).max(1000),
      facetFilters: z.array(z.string()),
      attributesToRetrieve: z.array(z.string()),
      attributesToSnippet: z.array(z.string()),
      highlightPreTag: z.string(),
      highlightPostTag: z.string(),
    }),
  ),
});

export const recommendBody = z.looseObject({
  requests: z.array(
    z.looseObject({
      indexName: z.string(),
      model: z.literal('related-products'),
      objectID: z.string(),
      threshold: z.number().min(0).max(100),
      maxRecommendations: z.number().int().min(0),
    }),
  ),
});

type Query = z.infer<typeof queriesBody>['requests'][number];

/** Finds the records that contain every word of the query, in the order they were sent. */
export function searchIndex(
  request: Query,
  { records, settings }: { records: readonly Item[]; settings: Record<string, unknown> },
) {
  const { query, page, hitsPerPage } = request;
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const matching = records.filter(
    (record) => passes(record, request.facetFilters) && hasWords(record, words),
  );
  const found = settings.distinct ? onePer(String(settings.attributeForDistinct), matching) : matching;
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
export function relatedPages(
  request: z.infer<typeof recommendBody>['requests'][number],
  records: readonly Item[],
) {
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

/** Whether a record has the value of every filter. */
function passes(record: Item, filters: readonly string[]): boolean {
  return filters.every((filter) => {
    const [name = '', value] = filter.split(/:(.*)/s);
    return [record[name]].flat().includes(value);
  });
}

/** The first record of each value of an attribute. */
function onePer(attribute: string, records: readonly Item[]): Item[] {
  const last = new Map(records.toReversed().map((record) => [record[attribute], record]));
  return records.filter((record) => last.get(record[attribute]) === record);
}

/** The attributes that the query asks for, and its snippets with the words between its tags. */
function toHit(record: Item, words: readonly string[], request: Query): object {
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
    ...Object.fromEntries(request.attributesToRetrieve.map((name) => [name, record[name]])),
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
