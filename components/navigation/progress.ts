import nprogress from 'nprogress';
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

let timer: ReturnType<typeof setTimeout> | undefined;

/** Announces a change of page from a route; where the path stays the same there is nothing to wait for. */
export function startProgress(to: string, route: string): void {
  clearTimeout(timer);
  if (samePage(to.replace(/[?#].*/, ''), route)) endProgress();
  else timer = setTimeout(() => progressBar.start(), DELAY);
}

/** Ends what `startProgress` announced, shown or not. */
export function endProgress(): void {
  clearTimeout(timer);
  progressBar.done();
}
