import styles from './skip-link.module.css';

/** The first thing Tab reaches: past the navbar and sidebar to the page itself, the element with this id. */
export function SkipLink({ target }: { target: string }) {
  return (
    <a href={`#${target}`} className={styles.skip}>
      Skip to content
    </a>
  );
}
