import styles from './missing-scripts.module.css';

/** Shown where a script of the page failed to load: the first-paint script marks `<html>`. The text stays readable. */
export function MissingScripts() {
  return (
    <p role="alert" hidden className={styles.message}>
      Some parts of this page could not be loaded. <a href="?">Reload</a>
    </p>
  );
}
