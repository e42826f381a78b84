import { once } from '../memoize-async';
import { type FindNames, openNames } from './fuzzy-names';
import type { Core, EntryText, Pack } from './index-format';
import { fillers, nameKey } from './parse-query';
import { type LoadFile, type Lookup, openLookup } from './term-lookup';
import { stemOf, wordsOf } from './tokenize';

/** An index that has been opened. */
export interface OpenIndex {
  core: Core;
  /** The number of its entries. */
  size: number;
  /** The title of each entry. */
  titles: Title[];
  lookup: Lookup;
  findNames: FindNames;
  text: (id: number) => Promise<EntryText>;
}

/** The title of an entry. */
export interface Title {
  /** Its words as one. */
  joined: string;
  /** Its words as one, without fillers and endings. */
  key: string;
  /** Its words without fillers, each with its stem. */
  telling: string[][];
}

/** Opens an index: fetches its core. */
export async function openIndex(load: LoadFile): Promise<OpenIndex> {
  const core = (await load('core.json')) as Core;
  const packs = once(async (pack: number) => (await load(`${core.version}/text/${pack}.json`)) as Pack);
  return {
    core,
    size: core.titles.length,
    titles: core.titles.map(readTitle),
    lookup: openLookup(core, load),
    findNames: openNames(core),
    text: async (id) => (await packs(core.packs[id] ?? 0))[id] ?? { passages: [], keywords: [] },
  };
}

/** Prepares a title or a keyword for comparisons with queries. */
export function readTitle(text: string): Title {
  const words = wordsOf(text);
  const telling = words.filter((word) => !fillers.has(word)).map((word) => [word, stemOf(word)]);
  return { joined: words.join(''), key: nameKey(words), telling };
}
