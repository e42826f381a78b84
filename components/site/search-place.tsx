import styles from './search-place.module.css';

/** The room of the search box in the navbar, kept free so that nothing moves when the box is there. */
export function SearchPlace() {
  return <div className={styles.place} />;
}
