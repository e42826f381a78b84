'use client';

import { useEffect } from 'react';
import { useStore } from 'zustand';
import { Icon } from '@/components/ui/icon';
import { moon, sun } from '@/components/ui/outlines';
import { preferences, selectTheme, toggleTheme } from '@/lib/store/preferences';
import styles from './color-mode-toggle.module.css';
import itemStyles from './navbar-item.module.css';

/**
 * Switches between light and dark. The colours, and which sign shows, follow one attribute on `<html>`, which the
 * first-paint script sets before hydration.
 */
export function ColorModeToggle() {
  const theme = useStore(preferences, selectTheme);
  useEffect(
    () =>
      preferences.subscribe((state) => {
        document.documentElement.dataset.theme = selectTheme(state);
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
      <Icon outline={sun} className={styles.sun} />
      <Icon outline={moon} className={styles.moon} />
    </button>
  );
}
