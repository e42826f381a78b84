const OPEN = 'details[data-dropdown][open]';

/**
 * Closes the navbar's menus as readers expect: by a press or focus elsewhere, by following a link, by going back, by
 * Escape (which returns the focus to the menu's button). Listens on the document, for all menus. Returns the undo.
 */
export function attachDropdowns(): () => void {
  const close = (unless: (menu: HTMLDetailsElement) => boolean) => {
    for (const menu of document.querySelectorAll<HTMLDetailsElement>(OPEN))
      if (!unless(menu)) menu.open = false;
  };
  const listeners = new AbortController();
  const on = <Type extends keyof DocumentEventMap>(
    type: Type,
    listener: (event: DocumentEventMap[Type]) => void,
  ) => document.addEventListener(type, listener, listeners);

  const onLeave = ({ target }: Event) => close((menu) => target instanceof Node && menu.contains(target));
  on('pointerdown', onLeave);
  on('focusin', onLeave);
  on('click', ({ target }) => {
    if (target instanceof Element && target.closest(`${OPEN} a`)) close(() => false);
  });
  on('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    const menu = document.activeElement?.closest(OPEN);
    close(() => false);
    menu?.querySelector('summary')?.focus();
  });
  window.addEventListener('popstate', () => close(() => false), listeners);
  return () => listeners.abort();
}
