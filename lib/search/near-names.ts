import { type Core, entryKinds } from './index-format';
import { wordsOf } from './words';

/** A name that readers may type in part or with a mistake. */
interface Name {
  /** Number of its entry. */
  id: number;
  /** Its words as one, and the words from each later one on. */
  ends: string[];
  /** From which of them on they are inner parts. The first word of a command is the program, which is often left out. */
  inner: number;
}

/** A name that a query nearly is, and how nearly, from 0 to 1. */
export interface NearName {
  id: number;
  likeness: number;
}

/** The likeness that each letter in error takes away, and that an inner part of a name has. */
const perEdit = 0.15;
const innerPart = 0.7;

/** The likeness of a name of which only the beginning is typed, if it is long. */
const begun = 0.3;

/** Most letters of a name or a query that are compared. */
const longest = 40;

/** Finds the entries whose name begins like a query, or has a part that does. */
export type FindNames = (asked: string) => NearName[];

/** Prepares the search in the titles that are one identifier or a command. */
export function openNames({ titles, kinds }: Pick<Core, 'titles' | 'kinds'>): FindNames {
  const names = titles.flatMap((lines, id): Name[] => {
    const [title = ''] = lines.split('\n', 1);
    const isCommand = entryKinds[kinds[id] ?? 0] === 'name' && /\s/.test(title);
    const words = wordsOf(title);
    if (words.length === 0 || (/\s/.test(title) && !isCommand)) return [];
    const ends = words.map((_, from) => words.slice(from).join('').slice(0, longest));
    return [{ id, ends, inner: isCommand ? 2 : 1 }];
  });
  return (asked) => {
    const edits = editsFor(asked);
    if (asked.length < 3 || asked.length > longest) return [];
    return names.flatMap(({ id, ends, inner }) => {
      const likenesses = ends.map((end, at) => likenessOf(asked, end, edits) * (at >= inner ? innerPart : 1));
      const best = Math.max(...likenesses);
      return best > 0 ? [{ id, likeness: best }] : [];
    });
  };
}

/** How many letters of a word may be wrong. Numbers are not corrected: a mistyped number is another number. */
export function editsFor(word: string): number {
  if (word.length < 4 || /^\d+$/.test(word)) return 0;
  return word.length >= 8 ? 2 : 1;
}

/** How much of a name a query is: 1 if equal, 0 if it is not its beginning, with at most so many letters in error. */
function likenessOf(asked: string, name: string, edits: number): number {
  const { distance, length } = nearestBeginning(asked, name, edits);
  if (distance > edits) return 0;
  const typed = length / name.length;
  return (begun + (1 - begun) * typed) * (1 - perEdit * distance);
}

/**
 * The beginning of a name that a query is nearest to: how many letters are added, left out, wrong or swapped with the
 * next one (a swap counts as one), and how long that beginning is.
 */
export function nearestBeginning(
  asked: string,
  name: string,
  most: number,
): { distance: number; length: number } {
  if (name.startsWith(asked)) return { distance: 0, length: asked.length };
  if (most === 0 || name.length < asked.length - most) return { distance: most + 1, length: 0 };
  const width = Math.min(name.length, asked.length + most);
  let before: number[] = [];
  let last = Array.from({ length: width + 1 }, (_, at) => at);
  for (let row = 1; row <= asked.length; row++) {
    const next = [row];
    let least = row;
    for (let at = 1; at <= width; at++) {
      const isSame = asked[row - 1] === name[at - 1];
      let cost = Math.min(
        (last[at] ?? 0) + 1,
        (next[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (isSame ? 0 : 1),
      );
      if (row > 1 && at > 1 && asked[row - 1] === name[at - 2] && asked[row - 2] === name[at - 1])
        cost = Math.min(cost, (before[at - 2] ?? 0) + 1);
      next.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return { distance: most + 1, length: 0 };
    before = last;
    last = next;
  }
  let best = 0;
  last.forEach((cost, at) => {
    if (cost <= (last[best] ?? 0)) best = at;
  });
  return { distance: last[best] ?? most + 1, length: best };
}
