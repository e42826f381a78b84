import styles from './spinner.module.css';

/** Says that something is being loaded, to eyes and to screen readers. */
export function Spinner() {
  return (
    <div role="status" className={styles.spinner}>
      <span className="visually-hidden">Loading…</span>
    </div>
  );
}
