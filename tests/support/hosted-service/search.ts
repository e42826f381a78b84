import { mapTexts, pick, readValue, textsOf } from './attributes';
import { highlight, type Marks, snippet } from './marks';
import type { RecommendRequest, SearchRequest } from './shapes';
import type { StoredIndex, StoredRecord } from './store';

/** What a query finds. */
export interface Answer {
  hits: Record<string, unknown>[];
  nbHits: number;
  [key: string]: unknown;
}

/** Finds the records that have every word of the query somewhere in what is searchable, in the order they were sent. */
export function searchIndex(request: SearchRequest, index: StoredIndex): Answer {
  const words = request.query.toLowerCase().split(/\s+/).filter(Boolean);
  const matching = [...index.records.values()].filter(
    (record) => passes(record, request.facetFilters) && hasWords(record, words, index),
  );
  const found = distinct(matching, request, index);
  const start = request.page * request.hitsPerPage;
  return {
    hits: found
      .slice(start, start + request.hitsPerPage)
      .map((record) => toHit(record, words, { ...index.settings, ...request })),
    nbHits: found.length,
    page: request.page,
    nbPages: request.hitsPerPage === 0 ? 0 : Math.ceil(found.length / request.hitsPerPage),
    hitsPerPage: request.hitsPerPage,
    exhaustiveNbHits: true,
    query: request.query,
    params: '',
    index: request.indexName,
    processingTimeMS: 1,
  };
}

/** Records of other pages than the named one's, one a page. */
export function relatedPages(request: RecommendRequest, index: StoredIndex): Answer {
  const pageOf = (record: StoredRecord) => record.url_without_anchor ?? record.objectID;
  const own = index.records.get(request.objectID);
  const pages = new Map([...index.records.values()].reverse().map((record) => [pageOf(record), record]));
  if (own) pages.delete(pageOf(own));
  const records = [...pages.values()].reverse().slice(0, request.maxRecommendations);
  const hits = records.map((record, place) => ({
    ...record,
    _score: Math.max(request.threshold, 90 - place),
  }));
  return { hits, nbHits: hits.length, page: 0, nbPages: 1, hitsPerPage: hits.length, processingTimeMS: 1 };
}

function hasWords(record: StoredRecord, words: string[], { settings }: StoredIndex): boolean {
  if (words.length === 0) return true;
  const names = strings(settings.searchableAttributes)?.map((name) =>
    name.replace(/^unordered\((.*)\)$/, '$1'),
  );
  const searched = names ? names.map((name) => readValue(record, name)) : record;
  const text = textsOf(searched).join('\n').toLowerCase();
  return words.every((word) => text.includes(word));
}

/** The outer list is an AND, a list in it is an OR, and a minus excludes. */
function passes(record: StoredRecord, filters: SearchRequest['facetFilters']): boolean {
  return [filters ?? []].flat().every((filter) => [filter].flat().some((one) => passesOne(record, one)));
}

function passesOne(record: StoredRecord, filter: string): boolean {
  const colon = filter.indexOf(':');
  const wanted = filter.slice(colon + 1);
  const values = textsOf(readValue(record, filter.slice(0, colon)));
  return wanted.startsWith('-') ? !values.includes(wanted.slice(1)) : values.includes(wanted);
}

/** One record for each value of the settings' `attributeForDistinct`, which the number of hits follows. */
function distinct(
  records: StoredRecord[],
  request: SearchRequest,
  { settings }: StoredIndex,
): StoredRecord[] {
  const by = settings.attributeForDistinct;
  if (typeof by !== 'string' || !(request.distinct ?? settings.distinct)) return records;
  const seen = new Set<unknown>();
  return records.filter((record) => {
    const value = readValue(record, by);
    const isNew = !seen.has(value);
    seen.add(value);
    return isNew;
  });
}

function toHit(
  record: StoredRecord,
  words: string[],
  parameters: Record<string, unknown>,
): Record<string, unknown> {
  const marks: Marks = {
    pre: text(parameters.highlightPreTag) ?? '<em>',
    post: text(parameters.highlightPostTag) ?? '</em>',
    ellipsis: text(parameters.snippetEllipsisText) ?? '…',
  };
  const cuts = new Map((strings(parameters.attributesToSnippet) ?? []).map(parseCut));
  return {
    ...pick(record, strings(parameters.attributesToRetrieve) ?? ['*']),
    objectID: record.objectID,
    _highlightResult: mapTexts(record, strings(parameters.attributesToHighlight) ?? ['*'], (value) =>
      highlight(value, words, marks),
    ),
    _snippetResult: mapTexts(record, [...cuts.keys()], (value, name) =>
      snippet(value, words, cuts.get(name) ?? cuts.get('*') ?? 10, marks),
    ),
  };
}

/** `content:15` is the attribute and its number of words; 10 where none is given. */
function parseCut(attribute: string): [string, number] {
  const [name = attribute, length] = attribute.split(':');
  return [name, Number(length ?? 10)];
}

function strings(value: unknown): string[] | undefined {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : undefined;
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
