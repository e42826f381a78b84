/**
 * Corrects the roles and the focus of DocSearch's modal inside our dialog. Returns an element for the site's notices, and
 * a function that removes it and the listeners.
 */
export function applyA11yFixes(root: HTMLElement): { notices: HTMLElement; undo: () => void } {
  const notices = document.createElement('div');
  const container = root.querySelector('.DocSearch-Container');
  root.querySelector('.DocSearch-Dropdown')?.before(notices);
  if (!container) return { notices, undo: () => undefined };

  // The dialog around it has the role and the name.
  for (const name of ['role', 'aria-expanded', 'aria-haspopup', 'aria-labelledby', 'tabindex'])
    container.removeAttribute(name);
  // The modal's own effect would focus it later, while the reader may be typing.
  container.querySelector('input')?.focus();

  const observer = new MutationObserver(() => fixLists(container));
  observer.observe(container, { childList: true, subtree: true });
  // Disables the modal's focus trap, which includes hidden buttons. The dialog makes everything else inert.
  const onKey = (event: KeyboardEvent) => event.key === 'Tab' && event.stopPropagation();
  root.addEventListener('keydown', onKey, { capture: true });
  const undo = () => {
    notices.remove();
    observer.disconnect();
    root.removeEventListener('keydown', onKey, { capture: true });
  };
  return { notices, undo };
}

/**
 * All lists of results have the same id, and the field's `aria-controls` names an id that does not exist. Options of a
 * listbox cannot contain links and buttons; items of a tree can.
 */
function fixLists(dialog: Element): void {
  for (const list of dialog.querySelectorAll('ul[role="listbox"]')) {
    const [first] = list.children;
    list.id = first?.id.replace(/-item-.*/, '-list') ?? '';
    list.setAttribute('role', 'tree');
  }
  for (const item of dialog.querySelectorAll('li[role="option"]')) item.setAttribute('role', 'treeitem');
}
