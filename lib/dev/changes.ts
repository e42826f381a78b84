/**
 * Lets parts of the development server announce that open pages should be loaded again. The parts are separate modules,
 * and are loaded several times after changes of code.
 */
const name = 'openverse-docs-preview';

/** Announces that open pages have changed for another reason than their files. */
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
