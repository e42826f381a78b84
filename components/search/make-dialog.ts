/**
 * Gives DocSearch's modal what it lacks as a dialog and a combobox: roles, names, a place for our notices, and Enter
 * for a query of which no result is selected.
 *
 * @param onSubmit called with the query for Enter without a selected result
 * @returns where notices go, and a function that takes the listeners away
 */
export function makeDialog(
  root: HTMLElement,
  onSubmit: (query: string) => void,
): { place: HTMLElement; undo: () => void } {
  const place = document.createElement('div');
  const container = root.querySelector('.DocSearch-Container');
  const input = root.querySelector<HTMLInputElement>('.DocSearch-Input');
  root.querySelector('.DocSearch-Dropdown')?.before(place);
  if (!container || !input) return { place, undo: () => undefined };

  container.setAttribute('role', 'dialog');
  container.setAttribute('aria-modal', 'true');
  container.setAttribute('aria-label', 'Search');
  for (const name of ['aria-expanded', 'aria-haspopup', 'aria-labelledby', 'tabindex'])
    container.removeAttribute(name);
  input.setAttribute('role', 'combobox');
  input.setAttribute('aria-expanded', 'true');
  input.setAttribute('aria-haspopup', 'listbox');

  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.isComposing || input.hasAttribute('aria-activedescendant')) return;
    if (input.value.trim() !== '') onSubmit(input.value);
  };
  input.addEventListener('keydown', onKey);
  return { place, undo: () => input.removeEventListener('keydown', onKey) };
}
