'use client';

import { Icon, moon, sun } from '@/components/ui/icon';
import { darkMode } from '@/lib/browser/preferences';
import styles from './color-mode-toggle.module.css';
import itemStyles from './navbar-item.module.css';

/** Switches between light and dark. CSS follows `data-theme` of `<html>`. */
export function ColorModeToggle() {
  return (
    <button
      type="button"
      aria-label="Dark mode"
      aria-pressed={darkMode.useIsOn()}
      onClick={darkMode.toggle}
      className={`${itemStyles.button} ${styles.toggle}`}
    >
      <Icon path={sun} className={styles.sun} />
      <Icon path={moon} className={styles.moon} />
    </button>
  );
}
