import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { LoadFailure } from '@/components/ui/load-failure';

let shown: { root: Root; place: HTMLElement } | undefined;

/**
 * Tells above the page, which stays, that the next one could not be loaded. The reader's focus goes to Retry.
 *
 * @param retry called when it is pressed
 */
export function showFailure(error: unknown, retry: () => void): void {
  hideFailure();
  const main = document.querySelector('main');
  if (!main) return;
  const place = document.createElement('div');
  main.prepend(place);
  // A root of its own: most pages are HTML that React does not know.
  const root = createRoot(place);
  flushSync(() => root.render(<LoadFailure error={error} retry={retry} isBeside />));
  shown = { root, place };
  place.scrollIntoView();
  place.querySelector('button')?.focus({ preventScroll: true });
}

/** Takes the message away. A focus that was in it moves to the page, not to nowhere. */
export function hideFailure(): void {
  if (!shown) return;
  const { root, place } = shown;
  shown = undefined;
  if (place.contains(document.activeElement)) place.closest('main')?.focus({ preventScroll: true });
  root.unmount();
  place.remove();
}
