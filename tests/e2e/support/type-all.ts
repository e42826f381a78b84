import type { Locator } from '@playwright/test';

/** Types texts into a field one after the other; the page has its turn after each. */
export async function typeAll(field: Locator, texts: readonly string[]): Promise<void> {
  await field.evaluate(async (element, all) => {
    const input = element as HTMLInputElement | HTMLTextAreaElement;
    // React listens to the field's own setter to tell typing from its own writing.
    const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set;
    for (const text of all) {
      setter?.call(input, text);
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
      await new Promise((resolve) => setTimeout(resolve));
    }
  }, texts);
}
