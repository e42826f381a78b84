/** Memoizes an asynchronous function of one argument, except for failures, which the next call retries. */
export function memoizeAsync<K, T>(load: (key: K) => Promise<T>): (key: K) => Promise<T> {
  const cache = new Map<K, Promise<T>>();
  return (key) => {
    const loading = cache.get(key) ?? load(key);
    cache.set(key, loading);
    loading.catch(() => cache.delete(key));
    return loading;
  };
}
