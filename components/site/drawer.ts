import { desktop } from '@/components/ui/desktop';
import { inertOutside } from '@/components/ui/inert-outside';

const DIALOG = { role: 'dialog', 'aria-modal': 'true', tabindex: '-1' };

/**
 * Makes the side panel a modal dialog: the rest of the page is inert, which keeps the focus inside (base.css locks the
 * scrolling), the focus moves in, and `onClose` is called when the reader wants out: Escape, a press outside, the
 * close button, a link followed, or a window that became wide. The returned function puts everything back; it is
 * safe to call when the panel has left the page.
 */
export function openDrawer(panel: HTMLElement, onClose: () => void): () => void {
  const release = inertOutside(panel);
  const listeners = new AbortController();

  document.documentElement.dataset.drawer = 'open';
  for (const [name, value] of Object.entries(DIALOG)) panel.setAttribute(name, value);
  panel.focus();

  const onKey = (event: KeyboardEvent) => event.key === 'Escape' && onClose();
  const onClick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element)) return;
    if (!panel.contains(target) || target.closest('a, [data-drawer-close]')) onClose();
  };
  document.addEventListener('keydown', onKey, listeners);
  document.addEventListener('click', onClick, listeners);
  matchMedia(desktop).addEventListener('change', ({ matches }) => matches && onClose(), listeners);

  return () => {
    listeners.abort();
    release();
    delete document.documentElement.dataset.drawer;
    for (const name of Object.keys(DIALOG)) panel.removeAttribute(name);
  };
}
