'use client';

import { useEffect } from 'react';
import { useStore } from 'zustand';
import { Icon, moon, sun } from '@/components/ui/icon';
import { preferences, selectTheme, toggleTheme } from '@/lib/browser/preferences';
import styles from './color-mode-toggle.module.css';
import itemStyles from './navbar-item.module.css';

/** Switches between light and dark. CSS follows `data-theme` of `<html>`, which the first-paint script sets first. */
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
      <Icon path={sun} className={styles.sun} />
      <Icon path={moon} className={styles.moon} />
    </button>
  );
}
