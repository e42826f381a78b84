/** Hides the keyboard of a phone, which covers the results of what was typed. */
export function hideKeyboard(): void {
  const { activeElement } = document;
  if (matchMedia('(pointer: coarse)').matches && activeElement instanceof HTMLElement) activeElement.blur();
}
