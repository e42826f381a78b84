import styles from './skip-link.module.css';

/** The first stop of Tab: leads past the navbar to the page itself. */
export function SkipLink() {
  return (
    <a href="#content" className={styles.skip}>
      Skip to content
    </a>
  );
}
