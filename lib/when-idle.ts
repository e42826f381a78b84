/** Runs a task once the page has loaded and the browser is idle, unless the signal was aborted by then. */
export function whenIdle(task: () => void, signal: AbortSignal): void {
  const run = () => {
    if (!signal.aborted) task();
  };
  // Safari has no idle callbacks; a moment later is close enough.
  const schedule = () => (globalThis.requestIdleCallback ?? setTimeout)(run);
  if (document.readyState === 'complete') schedule();
  else addEventListener('load', schedule, { signal });
}
