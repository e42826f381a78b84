import { memoizeAsync } from '@/lib/memoize-async';
import type { IndexCore, Passage, TextPack } from './index-format';
import { type LoadFile, openTermLookup } from './term-lookup';
import { analyze, analyzeTitle, splitWords } from './tokenize';

/** An index that answers queries; `size` is the number of its entries. */
export type OpenIndex = Awaited<ReturnType<typeof openIndex>>;

export type AnalyzedPassage = ReturnType<typeof analyzePassage>;

/** Fetches the core of an index, and the rest as queries need it. */
export async function openIndex(load: LoadFile) {
  const core = (await load('core.json')) as IndexCore;
  const readPack = memoizeAsync(
    async (pack: number) => (await load(`${core.version}/text/${pack}.json`)) as TextPack,
  );
  // Cached analyzed: consecutive keystrokes read mostly the same entries.
  const readText = memoizeAsync(async (id: number) => {
    const { passages = [], keywords = [] } = (await readPack(core.packs[id] ?? 0))[id] ?? {};
    return {
      passages: passages.map(analyzePassage),
      keywords: keywords.map((text) => ({ text, ...analyzeTitle(text) })),
    };
  });
  return {
    core,
    size: core.titles.length,
    titles: core.titles.map(analyzeTitle),
    lookup: openTermLookup(core, load),
    readText,
    yields: (id: number) => core.yielding.includes(core.sections[core.pageOf[id] ?? 0] ?? ''),
  };
}

function analyzePassage([level, anchor, text]: Passage) {
  /** With a space around each, so that adjacent words are found by `includes`. */
  const words = ` ${splitWords(text).join(' ')} `;
  /** Of headings below the title. */
  const heading = level > 1 ? analyzeTitle(text) : undefined;
  return { level, anchor, text, terms: [...new Set(analyze(text))], words, heading };
}
