import { preferences, toggleTheme } from '@/lib/store/preferences';

/** Makes the navbar's toggle of the colour mode work, and follows the browser's other tabs. Returns the undo. */
export function attachColorMode(): () => void {
  const button = document.querySelector<HTMLElement>('[data-color-mode]');
  const apply = () => {
    const { theme } = preferences.getState();
    document.documentElement.dataset.theme = theme;
    button?.setAttribute('aria-pressed', String(theme === 'dark'));
  };
  apply();
  button?.addEventListener('click', toggleTheme);
  const unsubscribe = preferences.subscribe(apply);
  return () => {
    button?.removeEventListener('click', toggleTheme);
    unsubscribe();
  };
}
