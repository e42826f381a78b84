import styles from './spinner.module.css';

/** Says that something is being loaded, to eyes and to screen readers. */
export function Spinner({ label = 'Loading…' }: { label?: string }) {
  return (
    <div role="status" className={styles.spinner}>
      <span className="visually-hidden">{label}</span>
    </div>
  );
}
