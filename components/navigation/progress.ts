import nprogress from 'nprogress';
import { loadTimeout } from '@/lib/load-error';
import { samePage } from '@/lib/url';
import styles from './progress.module.css';

/** The constants of the specification, section 9; a variable, as the library's types do not know them all. */
const settings = {
  minimum: 0.08,
  speed: 200,
  trickleRate: 0.02,
  trickleSpeed: 800,
  showSpinner: false,
  // The library's own template has roles that ARIA does not know.
  template: `<div class="${styles.bar}" data-progress-bar></div>`,
  barSelector: '[data-progress-bar]',
};

/** The bar that shows while a page loads. */
const progressBar = nprogress.configure(settings);

/** A change faster than this shows no bar: it would only flicker. In milliseconds (specification section 9). */
const DELAY = 200;

let timers: ReturnType<typeof setTimeout>[] = [];

/**
 * Announces a change of page from a route; where the path stays the same there is nothing to wait for.
 *
 * @param loadDocument called if the page takes too long: its data may never come
 */
export function startProgress(to: string, route: string, loadDocument: () => void): void {
  timers.forEach(clearTimeout);
  if (samePage(to.replace(/[?#].*/, ''), route)) endProgress();
  else timers = [setTimeout(() => progressBar.start(), DELAY), setTimeout(loadDocument, loadTimeout)];
}

/** Ends what `startProgress` announced, shown or not. */
export function endProgress(): void {
  timers.forEach(clearTimeout);
  progressBar.done();
}
