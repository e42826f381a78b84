/**
 * How the parts of the development server tell each other that open pages should be loaded again: they are loaded as
 * separate modules, even several times after a change of code.
 */
const name = 'openverse-docs-preview';

/** Says that open pages have changed for another reason than their files. */
export function announceChange(): void {
  const channel = new BroadcastChannel(name);
  channel.postMessage(null);
  channel.close();
}

/** Calls back when a change is announced. @returns a function that ends it */
export function onChange(callback: () => void): () => void {
  const channel = new BroadcastChannel(name);
  channel.onmessage = callback;
  return () => channel.close();
}
