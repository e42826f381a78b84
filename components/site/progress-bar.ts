import nprogress from 'nprogress';
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
export const progressBar = nprogress.configure(settings);
