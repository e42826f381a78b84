import { randomNumbers } from '@/lib/random';
import { levels, type SearchRecord } from '@/lib/search/record';
import { SyntheticVocabulary } from './synthetic-vocabulary';

/** Runs without space that are names rather than words: flags, calls, constants, paths, numbers. */
const identifier = /[-_./:$<>"]\S|\p{Ll}\p{Lu}|\d|\p{Lu}{2}/u;

/** A page with more than this share of all records is the one reference of its site; no page is made after it. */
const largestShare = 0.2;

/** How often a characteristic word of a real sentence is kept. The others are made up. */
const kept = 0.3;

/** A word on fewer real pages than this identifies them, so synthetic pages do not get it. */
const common = 4;

/** Pages of one subject, which share its words. */
const folderSize = 5;

/**
 * Records of a site of so many pages. The real ones come first, unchanged; each further page has the headings and
 * blocks of a real one, with real sentences whose characteristic words are mostly made up. The same for the same input.
 *
 * Words that identify one real page (rare words, identifiers) are not used on others, so that judged queries keep their
 * answers.
 */
export function syntheticRecords(real: readonly SearchRecord[], pages: number): SearchRecord[] {
  const originals = byPage(real);
  const usual = originals.filter((page) => page.length <= real.length * largestShare);
  const templates = usual.length > 0 ? usual : originals;
  const use = pagesByWord(originals);
  const random = randomNumbers(20_260_101);
  const vocabulary = new SyntheticVocabulary(random, use.keys());

  /** The replacement of a word in the current folder, the same for all its pages. */
  let meanings = new Map<string, string>();
  let folder = '';
  const standIn = (word: string) => {
    // Small numbers come more often.
    const number = () => String(Math.floor(random() ** 4 * 10 ** Math.min(word.length, 9)));
    const made = /\d/.test(word) ? number() : vocabulary.next();
    meanings.set(word, made);
    return made;
  };
  const replacedPart = (part: string) => {
    const word = part.toLowerCase();
    return likeCase(part, meanings.get(word) ?? standIn(word));
  };
  const replacedWord = (part: string) => {
    const word = part.toLowerCase();
    const often = use.get(word) ?? 0;
    // Words of every other page are the grammar of the site.
    if (often > originals.length / 2) return part;
    if (!meanings.has(word) && often >= common && random() < kept) meanings.set(word, word);
    return replacedPart(part);
  };
  const rewrite = (text: string) =>
    text.replace(/\S+/g, (word) =>
      identifier.test(word)
        ? word.replace(/\p{L}{3,}|\d{2,}/gu, replacedPart)
        : word.replace(/\p{L}{4,}/gu, replacedWord),
    );

  const page = (template: readonly SearchRecord[], number: number): SearchRecord[] => {
    if (number % folderSize === 0 || folder === '') {
      meanings = new Map();
      folder = vocabulary.fresh();
    }
    const name = vocabulary.fresh();
    const base = new URL(template[0]?.url_without_anchor ?? '');
    const route = `/${folder}/${name}`;
    const headings = new Map<string, string>();
    const anchors = new Map<string, string>();
    return template.map((record, position) => {
      const hierarchy = { ...record.hierarchy };
      for (const level of levels.slice(1)) {
        const heading = hierarchy[level];
        if (heading === null) continue;
        const place = `${level} ${heading}`;
        const made =
          headings.get(place) ?? (level === 'lvl1' ? `${rewrite(heading)} ${name}` : rewrite(heading));
        headings.set(place, made);
        hierarchy[level] = made;
      }
      const anchor = record.anchor && (anchors.get(record.anchor) ?? `${rewrite(record.anchor)}-${position}`);
      if (record.anchor && anchor) anchors.set(record.anchor, anchor);
      const url = `${base.origin}${route}`;
      return {
        ...record,
        objectID: `${route}#${anchor ?? ''}:${position}`,
        hierarchy,
        content: record.content && rewrite(record.content),
        url: anchor ? `${url}#${anchor}` : url,
        url_without_anchor: url,
        anchor,
        terms: record.terms.map(rewrite),
        keywords: record.keywords.map(rewrite),
        linkedAs: record.linkedAs.map(rewrite),
      };
    });
  };

  const made = Array.from({ length: Math.max(0, pages - originals.length) }, (_, index) =>
    page(templates[Math.floor(random() * templates.length)] ?? [], originals.length + index),
  );
  return [...real, ...made.flat()];
}

/** Records of each page, in the order of the pages. */
function byPage(records: readonly SearchRecord[]): SearchRecord[][] {
  const pages = new Map<string, SearchRecord[]>();
  for (const record of records) {
    const page = pages.get(record.url_without_anchor) ?? [];
    page.push(record);
    pages.set(record.url_without_anchor, page);
  }
  return [...pages.values()];
}

/** Number of pages that have a word, for every word. */
function pagesByWord(pages: readonly SearchRecord[][]): Map<string, number> {
  const use = new Map<string, number>();
  for (const page of pages) {
    const words = page.flatMap(({ content, hierarchy, keywords }) =>
      [content ?? '', ...Object.values(hierarchy).map((it) => it ?? ''), ...keywords].flatMap(
        (text) => text.toLowerCase().match(/\p{L}+/gu) ?? [],
      ),
    );
    for (const word of new Set(words)) use.set(word, (use.get(word) ?? 0) + 1);
  }
  return use;
}

/** A word written as another one is: in capitals, with a capital, or small. */
function likeCase(as: string, word: string): string {
  if (as === as.toUpperCase()) return word.toUpperCase();
  return /^\p{Lu}/u.test(as) ? `${word.charAt(0).toUpperCase()}${word.slice(1)}` : word;
}
