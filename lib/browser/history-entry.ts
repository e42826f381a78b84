/**
 * How long our own changes of the history wait for a pause of the reader, in milliseconds. Safari refuses more than 100
 * in 10 seconds, and makes the page crash where the router does; it makes one more for most of ours.
 */
export const historyPause = 1000;

/** Changes the history like `history.pushState` and `replaceState`. If the browser refuses, the page goes on. */
export function changeHistory(method: 'pushState' | 'replaceState', url: string, state: unknown = null) {
  try {
    history[method](state, '', url);
  } catch (error) {
    console.warn('The browser refused to change the history.', error);
  }
}

/** What `keepInEntry` kept under a name in the open history entry; also after Back, Forward and a reload. */
export function readEntry(name: string): unknown {
  return history.state?.[name];
}

/** Keeps a value in the open history entry. */
export function keepInEntry(name: string, value: unknown): void {
  changeHistory('replaceState', location.href, { ...history.state, [name]: value });
}
