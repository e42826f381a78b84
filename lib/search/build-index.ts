import { createHash } from 'node:crypto';
import MiniSearch from 'minisearch';
import {
  type Core,
  coreFields,
  type Entry,
  fields,
  type Pack,
  type Passage,
  shardLetters,
  type Terms,
} from './index-format';
import type { SearchRecord } from './record';
import { piecesOf, termsOf } from './words';

/** A shard with more JSON than this is split by one more letter, in characters. */
const largestShard = 100_000;

/** Entries are packed until a pack has this much text, in characters. */
const packSize = 16_000;

/** The text an entry is indexed by, by field. */
type Indexed = Record<(typeof fields)[number], string> & { id: number };

/** An entry with its records. */
interface Draft {
  entry: Entry;
  records: SearchRecord[];
}

/** The embedded index of a set of records, as files by their name below the index folder. */
export function buildIndex(records: readonly SearchRecord[]): Map<string, unknown> {
  const drafts = draftEntries(records);
  const sections = unique(records.map((record) => record.section));
  const groups = unique(records.map((record) => record.hierarchy.lvl0 ?? ''));
  const packs = pack(drafts);
  for (const { entry, records: own } of drafts) {
    entry.section = sections.indexOf(own[0]?.section ?? '');
    entry.group = groups.indexOf(own[0]?.hierarchy.lvl0 ?? '');
  }

  const index = new MiniSearch<Indexed>({
    fields: [...fields],
    tokenize: piecesOf,
    processTerm: termsOf,
  });
  index.addAll(drafts.map((draft, id) => indexed(draft, id)));
  const { index: all, fieldLength, averageFieldLength } = index.toJSON();
  const isCore = (field: number) => coreFields.includes(fields[field] ?? 'text');
  const { shards, files } = shard(pick(all, (field) => !isCore(field)));

  const core: Omit<Core, 'version'> = {
    sections,
    groups,
    entries: drafts.map(({ entry }) => entry),
    lengths: drafts.map((_, id) => fieldLength[id] ?? []),
    averages: averageFieldLength,
    shards,
    ...pick(all, isCore),
  };
  const rest = [...files, ...packs.map((it, number): [string, unknown] => [`text/${number}.json`, it])];
  const version = createHash('sha256')
    .update(JSON.stringify([core, rest]))
    .digest('hex')
    .slice(0, 12);
  return new Map([
    ['core.json', { version, ...core } satisfies Core],
    ...rest.map(([name, content]): [string, unknown] => [`${version}/${name}`, content]),
  ]);
}

/** Cuts each page into entries: a heading that stands for itself starts one, which its section belongs to. */
function draftEntries(records: readonly SearchRecord[]): Draft[] {
  const drafts: Draft[] = [];
  let page: Draft | undefined;
  let current: Draft | undefined;
  let depth = 0;
  for (const record of records) {
    const level = record.type === 'content' ? 0 : Number(record.type.slice(3));
    if (level === 1) {
      page = { entry: entryOf(record), records: [] };
      drafts.push(page);
      current = page;
      depth = 1;
    } else if (level > 0 && (level <= depth || current === page)) {
      current = page;
      depth = 1;
      if (startsEntry(record)) {
        current = { entry: entryOf(record), records: [] };
        depth = level;
        drafts.push(current);
      }
    }
    current?.records.push(record);
  }
  return drafts;
}

/** Whether a heading stands for itself: it defines an identifier, or asks a question that is answered below it. */
function startsEntry({ type, hierarchy, terms }: SearchRecord): boolean {
  const heading = type === 'content' ? null : hierarchy[type];
  return heading !== null && (terms[0] === heading || heading.endsWith('?'));
}

function entryOf(record: SearchRecord): Entry {
  const title = (record.type === 'content' ? record.content : record.hierarchy[record.type]) ?? '';
  const route = new URL(record.url_without_anchor).pathname;
  return {
    title,
    route,
    ...(record.anchor === null ? {} : { anchor: record.anchor }),
    group: 0,
    section: 0,
    pack: 0,
  };
}

function indexed({ entry, records }: Draft, id: number): Indexed {
  const text = (of: (record: SearchRecord) => string | readonly string[] | null) =>
    records.flatMap((record) => of(record) ?? []).join('\n');
  const headings = text(({ type, hierarchy }) => (type === 'content' ? null : hierarchy[type]));
  return {
    id,
    title: entry.title,
    // A route's words are names readers know the page by.
    keywords: `${text((record) => record.keywords)}\n${entry.anchor ? '' : entry.route}`,
    // What a part of a page is part of is said by the page's title.
    headings: entry.anchor ? `${records[0]?.hierarchy.lvl1}\n${headings}` : headings,
    terms: text((record) => record.terms),
    text: text((record) => record.content),
  };
}

/** Puts passages into packs and tells each entry the number of its own. */
function pack(drafts: readonly Draft[]): Pack[] {
  const packs: Pack[] = [];
  let size = Number.POSITIVE_INFINITY;
  drafts.forEach(({ entry, records }, id) => {
    const passages = records.map((record): Passage => {
      const level = record.type === 'content' ? 0 : Number(record.type.slice(3));
      const text = record.type === 'content' ? record.content : record.hierarchy[record.type];
      return [level, record.anchor, text ?? ''];
    });
    if (size > packSize) {
      packs.push({});
      size = 0;
    }
    size += passages.reduce((sum, [, , text]) => sum + text.length, 0);
    entry.pack = packs.length - 1;
    const last = packs.at(-1);
    if (last) last[id] = passages;
  });
  return packs;
}

type Index = ReturnType<MiniSearch['toJSON']>['index'];

/** The postings of some fields. */
function pick(index: Index, has: (field: number) => boolean): Terms {
  const picked: Terms = { terms: [], postings: [] };
  for (const [term, data] of index) {
    const postings = Object.entries(data).flatMap(([field, entries]) => {
      if (!has(Number(field))) return [];
      const pairs = Object.entries(entries as Record<string, number>);
      return [Number(field), pairs.length, ...pairs.flatMap(([id, frequency]) => [Number(id), frequency])];
    });
    if (postings.length === 0) continue;
    picked.terms.push(term);
    picked.postings.push(postings);
  }
  return picked;
}

/** Terms by their first letters: by one, or by two where one letter has too many. */
function shard(all: Terms): { shards: string[]; files: [string, Terms][] } {
  const byLetters = (terms: Terms, length: number) => {
    const shards = new Map<string, Terms>();
    terms.terms.forEach((term, at) => {
      const name = shardLetters(term, length);
      const into = shards.get(name) ?? { terms: [], postings: [] };
      into.terms.push(term);
      into.postings.push(terms.postings[at] ?? []);
      shards.set(name, into);
    });
    return [...shards];
  };
  const files = byLetters(all, 1).flatMap(([name, terms]): [string, Terms][] =>
    JSON.stringify(terms).length > largestShard ? byLetters(terms, 2) : [[name, terms]],
  );
  return {
    shards: files.map(([name]) => name),
    files: files.map(([name, terms]): [string, Terms] => [`terms/${name}.json`, terms]),
  };
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)];
}
