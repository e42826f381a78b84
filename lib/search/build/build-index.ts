import { createHash } from 'node:crypto';
import type { Field, IndexCore, Passage, TermPostings, TextPack } from '../engine/index-format';
import { fields, shardName } from '../engine/index-format';
import { analyze, phraseKey, removeStopWords, splitWords } from '../engine/tokenize';
import { headingLevel, levels, recordText, type SearchRecord } from '../record';
import { isErrorMessage } from './error-messages';

/** Largest shard of one letter, in characters of JSON. A typo in the letters of a shard is not forgiven in running text. */
const maxShardSize = 40_000;

/** An entry starts a new pack if the last one has more text than this, in characters. */
const packSize = 9_000;

/** A page, or a part of it that is found like a page, with its records. */
interface Entry {
  title: string;
  route: string;
  first: SearchRecord;
  records: SearchRecord[];
}

/** The embedded index of some records, as files by their name below the index folder. */
export function buildIndex(records: readonly SearchRecord[], yielding: readonly string[] = []) {
  const entries = splitIntoEntries(records);
  const pages = entries.filter(({ first }) => headingLevel(first) === 1);
  const { packs, packOf } = packTexts(entries);
  const texts = entries.map(fieldTexts);
  const shardFields = fields.filter((field) => field !== 'title');
  const shards = splitIntoShards(invert(texts, shardFields));
  let page = -1;
  const core: Omit<IndexCore, 'version'> = {
    titles: entries.map(({ title }) => title),
    pageOf: entries.map(({ first }) => (headingLevel(first) === 1 ? ++page : page)),
    routes: pages.map(({ route }) => route),
    groups: pages.map(({ first }) => first.hierarchy.lvl0 ?? ''),
    sections: pages.map(({ first }) => first.section),
    yielding,
    packs: packOf,
    shards: shards.map(([name]) => name),
    terms: invert(texts, ['title']),
  };
  const rest = [
    ...shards.map(([name, terms]) => [`terms/${name}.json`, terms] as const),
    ...packs.map((pack, number) => [`text/${number}.json`, pack] as const),
  ];
  const hash = createHash('sha256');
  for (const part of [core, ...rest]) hash.update(JSON.stringify(part));
  const version = hash.digest('hex').slice(0, 12);
  const files = new Map<string, unknown>([['core.json', { version, ...core } satisfies IndexCore]]);
  for (const [name, content] of rest) files.set(`${version}/${name}`, content);
  return files;
}

/** Splits each page: a heading that is an identifier or a question starts an entry, which its section belongs to. */
function splitIntoEntries(records: readonly SearchRecord[]): Entry[] {
  const entries: Entry[] = [];
  let page: Entry | undefined;
  let current: Entry | undefined;
  for (const record of records) {
    const level = headingLevel(record);
    const heading = recordText(record);
    const isIdentifier = record.terms[0] === heading;
    // A heading as deep as the one that started the entry ends it; content there still belongs to it.
    if (current && depth(record) < depth(current.first) + (level > 0 ? 1 : 0)) current = page;
    if (level === 1 || (level > 0 && current === page && (isIdentifier || heading.endsWith('?')))) {
      // An error message has no title: its words are those of many other subjects.
      const title = isIdentifier && isErrorMessage(heading) ? '' : heading;
      const { pathname: route } = new URL(record.url_without_anchor);
      current = { title, route, first: record, records: [] };
      if (level === 1) page = current;
      entries.push(current);
    }
    current?.records.push(record);
  }
  return entries;
}

/** Level of the heading that a record is or is below. */
function depth({ hierarchy }: SearchRecord): number {
  return levels.findLastIndex((level) => hierarchy[level] !== null);
}

/** What an entry is indexed by, one text a line. */
function fieldTexts({ title, route, first, records }: Entry): Record<Field, string> {
  const lines = (select: (record: SearchRecord) => string | readonly string[] | null, from = records) =>
    from.flatMap((record) => select(record) ?? []).join('\n');
  const headings = (record: SearchRecord) => (headingLevel(record) > 0 ? recordText(record) : null);
  const isPage = headingLevel(first) === 1;
  const introEnd = records.slice(1).findIndex((record) => headingLevel(record) > 0) + 1;
  const titleWords = splitWords(title);
  const isNew = (segment: string) => splitWords(segment).some((word) => !titleWords.includes(word));
  return {
    // The name of an option is what to type, not what the entry is about.
    title: title.startsWith('--') ? '' : title,
    // Readers also know a page by the words of its route.
    keywords: [lines((record) => record.keywords), ...(isPage ? route.split('/').filter(isNew) : [])].join(
      '\n',
    ),
    intro: isPage ? lines((record) => record.content, records.slice(1, introEnd || undefined)) : '',
    headings: lines(headings, records.slice(title ? 1 : 0)),
    terms: lines((record) => record.terms),
    text: lines((record) => record.content),
    links: lines((record) => [...new Set(record.linkTexts)]),
    phrase: lines((record) => [headings(record) ?? [], record.keywords].flat()),
    // Only texts that several pages use: one may be chance.
    linkPhrase: lines(({ linkTexts }) => linkTexts.filter((text, at) => linkTexts.indexOf(text) < at)),
  };
}

function packTexts(entries: readonly Entry[]): { packs: TextPack[]; packOf: number[] } {
  const packs: TextPack[] = [];
  let size = Number.POSITIVE_INFINITY;
  const packOf = entries.map(({ records }, id) => {
    const passages = records.map((it): Passage => [headingLevel(it), it.anchor, recordText(it)]);
    if (size > packSize) {
      packs.push({});
      size = 0;
    }
    size += passages.reduce((sum, [, , text]) => sum + text.length, 0);
    const keywords = records.flatMap((record) => record.keywords);
    Object.assign(packs.at(-1) ?? {}, { [id]: { passages, keywords } });
    return packs.length - 1;
  });
  return { packs, packOf };
}

/** Terms of headings: also word bigrams, so that a query finds them as a phrase. */
function headingTerms(text: string): string[] {
  const bigrams = text.split('\n').flatMap((line) => {
    const words = removeStopWords(splitWords(line));
    return words.slice(1).map((word, at) => `${words[at]}${word}`);
  });
  return analyze([text, ...bigrams].join('\n'));
}

/** Each line of a text as one term. */
function phraseTerms(text: string): string[] {
  return text.split('\n').flatMap((line) => phraseKey(splitWords(line)) || []);
}

const analyzers: Partial<Record<Field, (text: string) => string[]>> = {
  headings: headingTerms,
  phrase: phraseTerms,
  linkPhrase: phraseTerms,
};

function invert(texts: readonly Record<Field, string>[], indexed: readonly Field[]): TermPostings {
  const all = new Map<string, number[]>();
  for (const field of indexed) {
    const terms = analyzers[field] ?? analyze;
    const ids = new Map<string, number[]>();
    texts.forEach((text, id) => {
      for (const term of new Set(terms(text[field]))) {
        ids.set(term, ids.get(term) ?? []);
        ids.get(term)?.push(id);
      }
    });
    for (const [term, entries] of ids) {
      const differences = entries.map((id, at) => id - (entries[at - 1] ?? 0));
      const postings = [fields.indexOf(field), entries.length, ...differences];
      all.set(term, [...(all.get(term) ?? []), ...postings]);
    }
  }
  return [...all];
}

/** Splits terms by their first letter, and those of letters with too many terms by their first two. */
function splitIntoShards(terms: TermPostings, length = 1): [name: string, terms: TermPostings][] {
  const shards = new Map<string, TermPostings>();
  for (const term of terms) {
    const name = shardName(term[0], length);
    const shard = shards.get(name) ?? [];
    shards.set(name, shard);
    shard.push(term);
  }
  return [...shards].flatMap(([name, shard]) =>
    length === 1 && JSON.stringify(shard).length > maxShardSize ? splitIntoShards(shard, 2) : [[name, shard]],
  );
}
