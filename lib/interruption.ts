/** A signal that aborts when the process is asked to end. A second such request ends it at once, as usual. */
export function interruption(): AbortSignal {
  const controller = new AbortController();
  const abort = () => controller.abort();
  process.once('SIGINT', abort).once('SIGTERM', abort);
  return controller.signal;
}
