/** A function that loads each thing once. After a failure, it loads again the next time. */
export function once<K, T>(load: (key: K) => Promise<T>): (key: K) => Promise<T> {
  const loaded = new Map<K, Promise<T>>();
  return (key) => {
    const loading = loaded.get(key) ?? load(key);
    loaded.set(key, loading);
    loading.catch(() => loaded.delete(key));
    return loading;
  };
}
