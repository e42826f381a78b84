import { createHash } from 'node:crypto';
import MiniSearch from 'minisearch';
import {
  type Core,
  coreFields,
  fields,
  type Pack,
  type Passage,
  shardLetters,
  type Terms,
} from './index-format';
import { fillers } from './query';
import { backgroundWeight } from './ranking';
import { levelOf, type SearchRecord, textOf } from './record';
import { piecesOf, termsOf, wordsOf } from './words';

/** A shard with more JSON than this is split by one more letter, in characters. */
const largestShard = 100_000;

/** Entries are packed until a pack has this much text, in characters. */
const packSize = 6000;

/** The text an entry is indexed by, by field. */
type Indexed = Record<(typeof fields)[number], string> & { id: number };

/** A page, or a part of one that is found like a page, with its records. */
interface Draft {
  title: string;
  route: string;
  first: SearchRecord;
  records: SearchRecord[];
}

/** The embedded index of a set of records, as files by their name below the index folder. */
export function buildIndex(records: readonly SearchRecord[]): Map<string, unknown> {
  const drafts = draftEntries(records);
  const { packs, packOf } = pack(drafts);
  const index = new MiniSearch<Indexed>({
    fields: [...fields],
    tokenize: (text, field) =>
      field !== 'keywords' && field !== 'headings' ? piecesOf(text) : withPairs(text),
    processTerm: termsOf,
  });
  index.addAll(drafts.map(indexed));
  const { index: all, fieldLength, averageFieldLength: averages } = index.toJSON();
  const isCore = (field: number) => coreFields.includes(fields[field] ?? 'text');
  const shards = shard(pick(all, (field) => !isCore(field)));

  const core: Omit<Core, 'version'> = {
    titles: drafts.map(({ title }) => title),
    pages: drafts.map(({ first }) => first.hierarchy.lvl1 ?? ''),
    routes: drafts.map(({ route }) => route),
    groups: drafts.map(({ first }) => first.hierarchy.lvl0 ?? ''),
    sections: drafts.map(({ first }) => first.section),
    weights: drafts.map(({ first }) => (first.weight.pageRank < 0 ? backgroundWeight : 1)),
    packs: packOf,
    lengths: drafts.flatMap((_, id) => fields.map((_field, field) => fieldLength[id]?.[field] ?? 0)),
    averages,
    shards: shards.map(([name]) => name),
    terms: pick(all, isCore),
  };
  const rest: [string, unknown][] = [
    ...shards.map(([name, terms]): [string, unknown] => [`terms/${name}.json`, terms]),
    ...packs.map((it, number): [string, unknown] => [`text/${number}.json`, it]),
  ];
  const hash = createHash('sha256');
  for (const part of [core, ...rest]) hash.update(JSON.stringify(part));
  const version = hash.digest('hex').slice(0, 12);
  return new Map([
    ['core.json', { version, ...core } satisfies Core],
    ...rest.map(([file, content]): [string, unknown] => [`${version}/${file}`, content]),
  ]);
}

/** Cuts each page into entries: a heading that is found like a page starts one, which its section belongs to. */
function draftEntries(records: readonly SearchRecord[]): Draft[] {
  const drafts: Draft[] = [];
  let page: Draft | undefined;
  let current: Draft | undefined;
  let depth = 0;
  for (const record of records) {
    const level = levelOf(record);
    if (level > 0 && (level <= depth || current === page)) {
      current = page;
      depth = 1;
      if (level === 1 || startsEntry(record)) {
        const { pathname: route } = new URL(record.url_without_anchor);
        current = { title: textOf(record), route, first: record, records: [] };
        depth = level;
        drafts.push(current);
      }
      if (level === 1) page = current;
    }
    current?.records.push(record);
  }
  return drafts;
}

/** Whether a heading is found like a page: it defines an identifier, or asks a question that is answered below it. */
function startsEntry(record: SearchRecord): boolean {
  const heading = textOf(record);
  return record.terms[0] === heading || heading.endsWith('?');
}

function indexed({ title, route, first, records }: Draft, id: number): Indexed {
  const text = (of: (record: SearchRecord) => string | readonly string[] | null) =>
    records.flatMap((record) => of(record) ?? []).join('\n');
  return {
    id,
    // The name of an option says what to type, not what it is about.
    title: title.startsWith('--') ? '' : title,
    // A route's words are names readers know the page by; most say what the title says.
    keywords: `${text((record) => record.keywords)}\n${levelOf(first) === 1 ? others(route, title) : ''}`,
    headings: text((record) => (levelOf(record) > 1 ? textOf(record) : null)),
    terms: text((record) => record.terms),
    text: text((record) => record.content),
  };
}

/** The pieces of a route with a word that the title has not. */
function others(route: string, title: string): string {
  const said = new Set(wordsOf(title));
  return route
    .split('/')
    .filter((piece) => wordsOf(piece).some((word) => !said.has(word)))
    .join(' ');
}

/** Passages in packs, and for each entry the number of its own. */
function pack(drafts: readonly Draft[]): { packs: Pack[]; packOf: number[] } {
  const packs: Pack[] = [];
  let size = Number.POSITIVE_INFINITY;
  const packOf = drafts.map(({ records }, id) => {
    const passages = records.map((record): Passage => [levelOf(record), record.anchor, textOf(record)]);
    if (size > packSize) {
      packs.push({});
      size = 0;
    }
    size += passages.reduce((sum, [, , text]) => sum + text.length, 0);
    const last = packs.at(-1);
    if (last) last[id] = passages;
    return packs.length - 1;
  });
  return { packs, packOf };
}

/** The pieces of a text, and its neighbouring words written as one: so a query finds them as a phrase. */
function withPairs(text: string): string[] {
  const pairs = text.split('\n').flatMap((line) => {
    const words = wordsOf(line).filter((word) => !fillers.has(word));
    return words.slice(1).map((word, at) => `${words[at]}${word}`);
  });
  return [...piecesOf(text), ...pairs];
}

type Index = ReturnType<MiniSearch['toJSON']>['index'];

/** The terms of some fields, with their postings. */
function pick(index: Index, has: (field: number) => boolean): Terms {
  return index.flatMap(([term, data]): Terms => {
    const postings = Object.entries(data).flatMap(([field, entries]) => {
      if (!has(Number(field))) return [];
      const pairs = Object.entries(entries as Record<string, number>);
      let before = 0;
      const numbers = pairs.flatMap(([id, frequency]) => {
        const difference = Number(id) - before;
        before = Number(id);
        return frequency === 1 ? [difference] : [difference, -frequency];
      });
      return [Number(field), pairs.length, ...numbers];
    });
    return postings.length === 0 ? [] : [[term, postings]];
  });
}

/** Terms by their first letters: by one, or by two where one letter has too many. */
function shard(all: Terms): [name: string, terms: Terms][] {
  const byLetters = (terms: Terms, length: number) => {
    const shards = new Map<string, Terms>();
    for (const term of terms) {
      const name = shardLetters(term[0], length);
      shards.set(name, shards.get(name) ?? []);
      shards.get(name)?.push(term);
    }
    return [...shards];
  };
  return byLetters(all, 1).flatMap(([name, terms]): [string, Terms][] =>
    JSON.stringify(terms).length > largestShard ? byLetters(terms, 2) : [[name, terms]],
  );
}
