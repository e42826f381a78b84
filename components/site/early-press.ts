/** Buttons that the code which comes when the browser is idle serves (components/docs/attach-later.ts). */
export const LATE_BUTTONS =
  '[data-color-mode],[data-announcement],[data-copy],[data-copy-page],[data-console] button';

interface Remembered {
  earlyPresses?: Set<Element>;
}

/**
 * Remembers the buttons that are pressed while nothing serves them yet. It is sent as text (see InlineScript), so it
 * uses nothing from outside.
 */
export function rememberPresses(buttons: string): void {
  const presses = new Set<Element>();
  (globalThis as Remembered).earlyPresses = presses;
  addEventListener('click', ({ target }) => {
    if (document.documentElement.dataset.attached !== undefined || !(target instanceof Element)) return;
    const button = target.closest(buttons);
    if (button) presses.add(button);
  });
}

/** Presses those buttons, now that they are served: each once, however often it was. One whose page has gone does nothing. */
export function repeatPresses(): void {
  const { earlyPresses } = globalThis as Remembered;
  const buttons = [...(earlyPresses ?? [])];
  earlyPresses?.clear();
  for (const button of buttons) if (button instanceof HTMLElement && button.isConnected) button.click();
}
