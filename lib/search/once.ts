/** A function that loads each thing once; one that could not be loaded is asked for again the next time. */
export function once<K, T>(load: (key: K) => Promise<T>): (key: K) => Promise<T> {
  const loaded = new Map<K, Promise<T>>();
  return (key) => {
    const loading = loaded.get(key) ?? load(key);
    loaded.set(key, loading);
    loading.catch(() => loaded.delete(key));
    return loading;
  };
}
