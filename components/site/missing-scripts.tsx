import { SiteLink } from '@/components/ui/site-link';
import styles from './missing-scripts.module.css';

/**
 * Reports that a script of the page could not be loaded: the first-paint script marks `<html>` then. The text stays
 * readable. The empty address is that of the page with its query, which on the search page is what was asked.
 */
export function MissingScripts() {
  return (
    <p role="alert" hidden className={styles.message}>
      Some parts of this page could not be loaded. <SiteLink href="">Reload</SiteLink>
    </p>
  );
}
