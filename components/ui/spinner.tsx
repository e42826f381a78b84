import styles from './spinner.module.css';

/** Shows and announces that something is being loaded. */
export function Spinner() {
  return (
    <div role="status" className={styles.spinner}>
      <span className="visually-hidden">Loading…</span>
    </div>
  );
}
