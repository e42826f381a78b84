/** A Storage in memory. As in a browser, its items are its own properties. */
export function fakeStorage(initial: Record<string, string> = {}): Storage {
  const methods = {
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null;
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      this[key] = value;
    },
  };
  return Object.assign(Object.create(methods), initial);
}
