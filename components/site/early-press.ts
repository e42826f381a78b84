/** Buttons that the code which comes when the browser is idle serves (components/docs/attach-later.ts). */
export const LATE_BUTTONS =
  '[data-color-mode],[data-announcement],[data-copy],[data-copy-page],[data-console] button';

interface Remembered {
  earlyPress?: Element | null;
}

/**
 * Remembers the button that is pressed while nothing serves it yet. It is sent as text (see InlineScript), so it uses
 * nothing from outside.
 */
export function rememberPress(buttons: string): void {
  addEventListener('click', ({ target }) => {
    if (document.documentElement.dataset.attached !== undefined || !(target instanceof Element)) return;
    (globalThis as Remembered).earlyPress = target.closest(buttons);
  });
}

/** Presses that button, now that it is served. One whose page has gone does nothing. */
export function repeatPress(): void {
  const { earlyPress } = globalThis as Remembered;
  delete (globalThis as Remembered).earlyPress;
  if (earlyPress instanceof HTMLElement && earlyPress.isConnected) earlyPress.click();
}
