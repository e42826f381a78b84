import { createHash } from 'node:crypto';
import MiniSearch from 'minisearch';
import { isBackground } from './background';
import {
  type Core,
  coreFields,
  fields,
  type Pack,
  type Passage,
  type StoredEntry,
  shardLetters,
  type Terms,
} from './index-format';
import { fillers } from './query';
import { backgroundWeight } from './ranking';
import type { SearchRecord } from './record';
import { piecesOf, termsOf, wordsOf } from './words';

/** A shard with more JSON than this is split by one more letter, in characters. */
const largestShard = 100_000;

/** Entries are packed until a pack has this much text, in characters. */
const packSize = 6000;

/** The text an entry is indexed by, by field. */
type Indexed = Record<(typeof fields)[number], string> & { id: number };

/** A page, or a part of one that stands for itself, with its records. */
interface Draft {
  title: string;
  route: string;
  /** The entry that is the page; absent for a page. */
  page?: Draft;
  anchor: string | null;
  records: SearchRecord[];
}

/** The embedded index of a set of records, as files by their name below the index folder. */
export function buildIndex(records: readonly SearchRecord[]): Map<string, unknown> {
  const drafts = draftEntries(records);
  const { packs, packOf } = pack(drafts);
  const sections = unique(records.map((record) => record.section));
  const groups = unique(records.map((record) => record.hierarchy.lvl0 ?? ''));
  const numbers = new Map(drafts.map((draft, id) => [draft, id]));
  const entries = drafts.map(({ title, route, page, anchor, records: [first] }, id): StoredEntry => {
    const inPack = packOf[id] ?? 0;
    if (page) return [title, inPack, numbers.get(page) ?? 0, anchor ?? ''];
    const group = groups.indexOf(first?.hierarchy.lvl0 ?? '');
    return [title, inPack, route, group, sections.indexOf(first?.section ?? '')];
  });

  const index = new MiniSearch<Indexed>({
    fields: [...fields],
    tokenize: (text, field) =>
      field !== 'keywords' && field !== 'headings' ? piecesOf(text) : withPairs(text),
    processTerm: termsOf,
  });
  index.addAll(drafts.map((draft, id) => indexed(draft, id)));
  const { index: all, fieldLength, averageFieldLength: averages } = index.toJSON();
  const isCore = (field: number) => coreFields.includes(fields[field] ?? 'text');
  const { shards, files } = shard(pick(all, (field) => !isCore(field)));
  const lengths = drafts.flatMap((_, id) => fields.map((_field, field) => fieldLength[id]?.[field] ?? 0));

  const core: Omit<Core, 'version'> = {
    sections,
    weights: sections.map((section) => (isBackground(section) ? backgroundWeight : 1)),
    groups,
    entries,
    lengths,
    averages,
    shards,
    ...pick(all, isCore),
  };
  const rest = [...files, ...packs.map((it, number): [string, unknown] => [`text/${number}.json`, it])];
  const version = createHash('sha256').update(JSON.stringify(core));
  for (const file of rest) version.update(JSON.stringify(file));
  const name = version.digest('hex').slice(0, 12);
  return new Map([
    ['core.json', { version: name, ...core } satisfies Core],
    ...rest.map(([file, content]): [string, unknown] => [`${name}/${file}`, content]),
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
      page = draftOf(record);
      drafts.push(page);
      current = page;
      depth = 1;
    } else if (level > 0 && (level <= depth || current === page)) {
      current = page;
      depth = 1;
      if (page && startsEntry(record)) {
        current = { ...draftOf(record), page };
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

function draftOf(record: SearchRecord): Draft {
  const title = (record.type === 'content' ? record.content : record.hierarchy[record.type]) ?? '';
  return {
    title,
    route: new URL(record.url_without_anchor).pathname,
    anchor: record.anchor,
    records: [],
  };
}

/** Whether an entry is an option of a program: its name says what to type, not what it is about. */
function isFlag(title: string): boolean {
  return title.startsWith('--');
}

function indexed({ title, route, page, records }: Draft, id: number): Indexed {
  const text = (of: (record: SearchRecord) => string | readonly string[] | null) =>
    records.flatMap((record) => of(record) ?? []).join('\n');
  return {
    id,
    title: isFlag(title) ? '' : title,
    // A route's words are names readers know the page by; most say what the title says.
    keywords: `${text((record) => record.keywords)}\n${page ? '' : others(route, title)}`,
    headings: text(({ type, hierarchy }) => (type === 'content' || type === 'lvl1' ? null : hierarchy[type])),
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

/** The postings of some fields. */
function pick(index: Index, has: (field: number) => boolean): Terms {
  const picked: Terms = { terms: [], postings: [] };
  for (const [term, data] of index) {
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
