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
