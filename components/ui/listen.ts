/**
 * Whether a key press is Escape for a layer of the page. Escape closes only the newest layer: modal dialogs and popovers
 * are above all others and newer than them.
 */
export function isEscape({ key, defaultPrevented }: KeyboardEvent): boolean {
  // `:is()` ignores what the oldest browsers do not know; a plain list would throw there.
  return key === 'Escape' && !defaultPrevented && !document.querySelector(':is(:modal, :popover-open)');
}

type Handlers = { [Type in keyof WindowEventMap]?: (event: WindowEventMap[Type]) => void };

/**
 * Listens to events of the window, and to those of the page that bubble up to it; returns a function that removes the
 * listener.
 */
export function listen(handlers: Handlers, options?: AddEventListenerOptions): () => void {
  const listeners = new AbortController();
  for (const [type, handler] of Object.entries(handlers))
    addEventListener(type, handler as EventListener, { ...options, signal: listeners.signal });
  return () => listeners.abort();
}
