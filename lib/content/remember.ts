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

/** As `remember`, with a last result for each first argument, which lives as long as that. */
export function rememberEach<T extends object, A extends readonly unknown[], R>(
  make: (item: T, ...args: A) => R,
): (item: T, ...args: A) => R {
  const each = new WeakMap<T, (...args: A) => R>();
  return (item, ...args) => {
    const known = each.get(item) ?? remember((...rest: A) => make(item, ...rest));
    each.set(item, known);
    return known(...args);
  };
}

/** A function that returns the value it returned last if the new one has the same content as JSON. */
export function keepEqual<T>(): (value: T) => T {
  let last: { value: T; json: string } | undefined;
  return (value) => {
    const json = JSON.stringify(value);
    if (last?.json !== json) last = { value, json };
    return last.value;
  };
}

function isSame(a: unknown, b: unknown): boolean {
  if (!Array.isArray(a) || !Array.isArray(b)) return a === b;
  return a.length === b.length && a.every((item, at) => item === b[at]);
}
