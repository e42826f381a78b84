/** Whether a key press opens the search: Ctrl+K, ⌘K, or `/` where it is not text. */
export function opensSearch(event: KeyboardEvent): boolean {
  if (isToggle(event)) return true;
  const { key, ctrlKey, metaKey, altKey, isComposing } = event;
  // The path of an event that is over is empty.
  const target = event.composedPath()[0] ?? event.target;
  return key === '/' && !ctrlKey && !metaKey && !altKey && !isComposing && !isEditable(target);
}

/** Whether a key press closes the search that is open: Escape, or the shortcut that opened it. */
export function closesSearch(event: KeyboardEvent): boolean {
  return (event.key === 'Escape' && !event.isComposing) || isToggle(event);
}

function isToggle({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;
}

/** Whether what is typed at a place is text there. The caller looks into shadow trees. */
function isEditable(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ['INPUT', 'SELECT', 'TEXTAREA'].includes(target.tagName))
  );
}
