import { memoizeAsync } from '../memoize-async';
import { type FindNames, openNames } from './fuzzy-names';
import type { IndexCore, Passage, TextPack } from './index-format';
import { type LoadFile, openTermLookup, type TermLookup } from './term-lookup';
import { analyze, analyzeTitle, splitWords, type Title } from './tokenize';

/** An index that answers queries. */
export interface OpenIndex {
  core: IndexCore;
  /** Number of entries. */
  size: number;
  /** By entry. */
  titles: Title[];
  lookup: TermLookup;
  findNames: FindNames;
  /** Fetches the text of an entry by its number. */
  readText: (id: number) => Promise<AnalyzedText>;
}

/** The text of an entry; see `EntryText`. */
export interface AnalyzedText {
  passages: AnalyzedPassage[];
  keywords: Title[];
}

export interface AnalyzedPassage {
  /** Level of the heading that it is, or 0 for content. */
  level: number;
  anchor: string | null;
  text: string;
  terms: string[];
  /** Its words, with a space around each. */
  words: string;
  /** Only for headings below the title. */
  heading: Title | undefined;
}

/** Opens an index: fetches its core. */
export async function openIndex(load: LoadFile): Promise<OpenIndex> {
  const core = (await load('core.json')) as IndexCore;
  const readPack = memoizeAsync(
    async (pack: number) => (await load(`${core.version}/text/${pack}.json`)) as TextPack,
  );
  // Kept analyzed: each keystroke of a query reads mostly the same entries.
  const readText = memoizeAsync(async (id: number): Promise<AnalyzedText> => {
    const { passages = [], keywords = [] } = (await readPack(core.packs[id] ?? 0))[id] ?? {};
    return { passages: passages.map(analyzePassage), keywords: keywords.map(analyzeTitle) };
  });
  return {
    core,
    size: core.titles.length,
    titles: core.titles.map(analyzeTitle),
    lookup: openTermLookup(core, load),
    findNames: openNames(core),
    readText,
  };
}

function analyzePassage([level, anchor, text]: Passage): AnalyzedPassage {
  return {
    level,
    anchor,
    text,
    terms: [...new Set(analyze(text))],
    words: ` ${splitWords(text).join(' ')} `,
    heading: level > 1 ? analyzeTitle(text) : undefined,
  };
}
