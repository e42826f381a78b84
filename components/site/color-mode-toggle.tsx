'use client';

import { useEffect } from 'react';
import { Icon } from '@/components/ui/icon';
import { preferences, toggleTheme, useTheme } from '@/lib/store/preferences';
import styles from './color-mode-toggle.module.css';
import itemStyles from './navbar-item.module.css';

/** Switches between light and dark. The colours, and which sign shows, follow one attribute on `<html>`. */
export function ColorModeToggle() {
  const theme = useTheme();

  // Only changes are applied: the first value is the first-paint script's, and may be ahead of hydration.
  useEffect(
    () =>
      preferences.subscribe((state) => {
        document.documentElement.dataset.theme = state.theme;
      }),
    [],
  );

  return (
    <button
      type="button"
      aria-label="Dark mode"
      aria-pressed={theme === 'dark'}
      onClick={toggleTheme}
      className={`${itemStyles.button} ${styles.toggle}`}
    >
      <Icon name="sun" className={styles.sun} />
      <Icon name="moon" className={styles.moon} />
    </button>
  );
}
