/**
 * A function that returns its last result again as long as its arguments are the same. A list is the same as another
 * one if its items are, so that what is made of many files is made again only if one of them has changed.
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

/** A function that makes something of each object once. What it made lives as long as the object. */
export function oncePer<T extends object, R>(make: (item: T) => R): (item: T) => R {
  const made = new WeakMap<T, R>();
  return (item) => {
    const known = made.get(item) ?? make(item);
    made.set(item, known);
    return known;
  };
}

function isSame(a: unknown, b: unknown): boolean {
  if (!Array.isArray(a) || !Array.isArray(b)) return a === b;
  return a.length === b.length && a.every((item, at) => item === b[at]);
}
