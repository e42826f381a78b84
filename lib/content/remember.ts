import type { Problem } from './problem';

/**
 * A function that returns its last result again as long as its arguments are the same. Two lists are the same if their
 * items are, so that a result made from many files is computed again only if one of them has changed.
 */
export function remember<A extends readonly unknown[], R>(make: (...args: A) => R): (...args: A) => R {
  let last: { args: A; result: R } | undefined;
  return (...args) => {
    const known = last;
    if (known && args.every((arg, at) => isSame(arg, known.args[at]))) return known.result;
    const result = make(...args);
    last = { args, result };
    return result;
  };
}

function isSame(a: unknown, b: unknown): boolean {
  if (!Array.isArray(a) || !Array.isArray(b)) return a === b;
  return a.length === b.length && a.every((item, at) => item === b[at]);
}

/**
 * The same as `remember`, but if a result has problems, it returns those with the last result that had none: in the
 * development server, a mistake in a file does not break what was made from it before.
 */
export function keepGood<A extends readonly unknown[], R extends { problems: Problem[] }>(
  make: (...args: A) => R,
): (...args: A) => R {
  let good: R | undefined;
  return remember((...args) => {
    const made = make(...args);
    if (made.problems.length === 0) good = made;
    return good ? { ...good, problems: made.problems } : made;
  });
}

/**
 * A function that keeps its latest results by text: most of a page stays the same when it is edited.
 *
 * @param most how many results it keeps; with one more it forgets them all
 */
export function keepLately<R>(most: number): (text: string, make: () => R) => R {
  const made = new Map<string, R>();
  return (text, make) => {
    const known = made.get(text) ?? make();
    if (made.size >= most) made.clear();
    made.set(text, known);
    return known;
  };
}

/** A function that computes a result once for each object, and keeps it as long as the object exists. */
export function oncePer<T extends object, R>(make: (item: T) => R): (item: T) => R {
  const made = new WeakMap<T, R>();
  return (item) => {
    const known = made.get(item) ?? make(item);
    made.set(item, known);
    return known;
  };
}
