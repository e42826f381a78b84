import { createHash } from 'node:crypto';
import {
  type Core,
  coreFields,
  type Field,
  fields,
  type Pack,
  type Passage,
  shardFields,
  shardLetters,
  type Terms,
} from '../engine/index-format';
import { fillers, nameKey } from '../engine/parse-query';
import { piecesOf, termsOf, wordsOf } from '../engine/tokenize';
import { levelOf, levels, type SearchRecord, textOf } from '../record';
import { isMessage } from './error-messages';

/**
 * A shard with more JSON than this is split by one more letter, in characters, by the number of its letters. In running
 * text, mistakes in these letters are not forgiven, so that only large sites have shards of three letters.
 */
const largestShards = [40_000, 100_000];

/** A longer heading is not typed as a whole, in characters. */
const longestKey = 40;

/** Entries are packed until a pack has this much text, in characters. */
const packSize = 6000;

/** The text an entry is indexed by, by field. */
type Indexed = Record<Field, string>;

/** A page, or a part of a page that is found like a page, with its records. */
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
  const pages = drafts.filter(({ first }) => levelOf(first) === 1);
  const texts = drafts.map(indexed);
  const shards = shard(termsIn(texts, shardFields));

  const core: Omit<Core, 'version'> = {
    titles: drafts.map(({ title }) => title),
    pageOf: pageNumbers(drafts),
    routes: pages.map(({ route }) => route),
    groups: pages.map(({ first }) => first.hierarchy.lvl0 ?? ''),
    sections: pages.map(({ first }) => first.section),
    packs: packOf,
    shards: shards.map(([name]) => name),
    terms: termsIn(texts, coreFields),
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

/** For each entry, the number of its page. The first entry of a page is the page. */
function pageNumbers(drafts: readonly Draft[]): number[] {
  let page = -1;
  return drafts.map(({ first }) => (levelOf(first) === 1 ? ++page : page));
}

/** Cuts each page into entries: a heading that is found like a page starts one, which its section belongs to. */
function draftEntries(records: readonly SearchRecord[]): Draft[] {
  const drafts: Draft[] = [];
  let page: Draft | undefined;
  let current: Draft | undefined;
  for (const record of records) {
    const level = levelOf(record);
    const isOutside = current && depthOf(record) < depthOf(current.first) + (level > 0 ? 1 : 0);
    if (isOutside) current = page;
    if (level === 1 || (level > 0 && current === page && isEntry(record))) {
      const { pathname: route } = new URL(record.url_without_anchor);
      current = { title: titleOf(record), route, first: record, records: [] };
      if (level === 1) page = current;
      drafts.push(current);
    }
    current?.records.push(record);
  }
  return drafts;
}

/** Level of the heading that a record is or is under. */
function depthOf({ hierarchy }: SearchRecord): number {
  return levels.findLastIndex((level) => hierarchy[level] !== null);
}

/** Whether a heading is found like a page: an identifier or a question. */
function isEntry(record: SearchRecord): boolean {
  const heading = textOf(record);
  return record.terms[0] === heading || heading.endsWith('?');
}

/** The title of the entry that a heading starts. A message has none: it has the words of other subjects too. */
function titleOf(record: SearchRecord): string {
  const heading = textOf(record);
  return record.terms[0] === heading && isMessage(heading) ? '' : heading;
}

function indexed(draft: Draft): Indexed {
  const { title, route, first, records } = draft;
  const text = (of: (record: SearchRecord) => string | readonly string[] | null, from = records) =>
    from.flatMap((record) => of(record) ?? []).join('\n');
  const isPage = levelOf(first) === 1;
  const begin = records.slice(1).findIndex((record) => levelOf(record) > 0) + 1;
  return {
    // The name of an option is what to type, not its subject.
    title: title.startsWith('--') ? '' : title,
    // The words of a route are names by which readers know the page; most repeat the title.
    keywords: `${text((record) => record.keywords)}\n${isPage ? others(route, title) : ''}`,
    // All of another part is about its title.
    about: isPage ? text((record) => record.content, records.slice(1, begin > 0 ? begin : undefined)) : '',
    headings: text((record) => (levelOf(record) > 0 ? textOf(record) : null), records.slice(title ? 1 : 0)),
    terms: text((record) => record.terms),
    text: text((record) => record.content),
    links: text((record) => [...new Set(record.linkedAs)]),
    wholeHeading: text((record) => (levelOf(record) > 0 ? textOf(record) : null)),
    wholeKeyword: text((record) => record.keywords),
    // A text of one page can be by chance.
    wholeLink: text(({ linkedAs }) => linkedAs.filter((name, at) => linkedAs.indexOf(name) < at)),
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

/** Texts in packs, and for each entry the number of its pack. */
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
    const keywords = records.flatMap((record) => record.keywords);
    const last = packs.at(-1);
    if (last) last[id] = { passages, keywords };
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

/** Each line of a text as one term. */
function lineKeys(text: string): string[] {
  return text
    .split('\n')
    .map((line) => nameKey(wordsOf(line)))
    .filter((key) => key.length > 1 && key.length <= longestKey);
}

/** Fields of which not only the pieces are terms. */
const splitters: Partial<Record<Field, (text: string) => string[]>> = {
  headings: (text) => withPairs(text).flatMap(termsOf),
  wholeHeading: lineKeys,
  wholeKeyword: lineKeys,
  wholeLink: lineKeys,
};

/** The terms of some fields, with their postings. */
function termsIn(texts: readonly Indexed[], of: readonly Field[]): Terms {
  const all = new Map<string, number[]>();
  for (const field of of) {
    const termsOfField = splitters[field] ?? ((text) => piecesOf(text).flatMap(termsOf));
    const entries = new Map<string, number[]>();
    texts.forEach((text, id) => {
      for (const term of new Set(termsOfField(text[field]))) {
        const ids = entries.get(term);
        if (ids) ids.push(id);
        else entries.set(term, [id]);
      }
    });
    for (const [term, ids] of entries) {
      const differences = ids.map((id, at) => id - (ids[at - 1] ?? 0));
      all.set(term, [...(all.get(term) ?? []), fields.indexOf(field), ids.length, ...differences]);
    }
  }
  return [...all];
}

/** Terms by their first letters: by one, or by more where so few letters have too many. */
function shard(all: Terms, length = 1): [name: string, terms: Terms][] {
  const shards = new Map<string, Terms>();
  for (const term of all) {
    const name = shardLetters(term[0], length);
    const terms = shards.get(name) ?? [];
    shards.set(name, terms);
    terms.push(term);
  }
  const largest = largestShards[length - 1] ?? Number.POSITIVE_INFINITY;
  return [...shards].flatMap(([name, terms]): [string, Terms][] =>
    JSON.stringify(terms).length > largest ? shard(terms, length + 1) : [[name, terms]],
  );
}
