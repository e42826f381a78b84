import { Icon } from '@/components/ui/icon';
import { moon, sun } from '@/components/ui/outlines';
import styles from './color-mode-toggle.module.css';
import itemStyles from './navbar-item.module.css';

/**
 * Switches between light and dark (color-mode.ts). The colours, and which sign shows, follow one attribute on
 * `<html>`.
 */
export function ColorModeToggle() {
  return (
    <button
      type="button"
      aria-label="Dark mode"
      aria-pressed={false}
      data-color-mode=""
      className={`${itemStyles.button} ${styles.toggle}`}
    >
      <Icon outline={sun} className={styles.sun} />
      <Icon outline={moon} className={styles.moon} />
    </button>
  );
}
