import styles from './missing-scripts.module.css';

/** Says that a script the page needs did not come: the first-paint script marks `<html>` then. The text stays readable. */
export function MissingScripts() {
  return (
    <p role="alert" hidden className={styles.message}>
      Some parts of this page could not be loaded. <a href="?">Reload</a>
    </p>
  );
}
