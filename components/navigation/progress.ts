import nprogress from 'nprogress';
import { loadTimeout } from '@/lib/browser/load-error';
import { samePage } from '@/lib/url';
import styles from './progress.module.css';

/** Constants of specification section 9. A variable, because the library's types lack some of them. */
const settings = {
  minimum: 0.08,
  speed: 200,
  trickleRate: 0.02,
  trickleSpeed: 800,
  showSpinner: false,
  // The library's template has roles that ARIA does not define.
  template: `<div class="${styles.bar}" data-progress-bar></div>`,
  barSelector: '[data-progress-bar]',
};

const progressBar = nprogress.configure(settings);

/** Milliseconds until the bar shows (specification section 9). */
const DELAY = 200;

let timers: ReturnType<typeof setTimeout>[] = [];

/** Starts the bar unless the page stays the same. `loadDocument` is called if the page's data does not come. */
export function startProgress(to: string, route: string, loadDocument: () => void): void {
  timers.forEach(clearTimeout);
  if (samePage(to.replace(/[?#].*/, ''), route)) endProgress();
  else timers = [setTimeout(() => progressBar.start(), DELAY), setTimeout(loadDocument, loadTimeout)];
}

/** Ends the bar, shown or not. */
export function endProgress(): void {
  timers.forEach(clearTimeout);
  progressBar.done();
}
