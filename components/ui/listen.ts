/**
 * Whether a key press is Escape for one of our own layers. Escape closes only the newest layer, and the browser's modal
 * dialogs and popovers are always newer than ours.
 */
export function isEscape({ key, defaultPrevented }: KeyboardEvent): boolean {
  // `:is()` ignores selectors that the oldest browsers do not know; a plain list would throw.
  return key === 'Escape' && !defaultPrevented && !document.querySelector(':is(:modal, :popover-open)');
}

type Handlers = { [Type in keyof WindowEventMap]?: (event: WindowEventMap[Type]) => void };

/** Adds listeners to the window, for events that bubble too; returns a function that removes them. */
export function listen(handlers: Handlers, options?: AddEventListenerOptions): () => void {
  const listeners = new AbortController();
  for (const [type, handler] of Object.entries(handlers))
    addEventListener(type, handler as EventListener, { ...options, signal: listeners.signal });
  return () => listeners.abort();
}
