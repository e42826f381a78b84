import { categoriesOf, sidebarOf } from './sidebar';
import { rememberSidebar } from './sidebar-memory';
import { toggleCategory } from './toggle-category';

/** Animates the categories of the side panel. Returns the undo. */
export function attachCategories(): () => void {
  const { scroller, name } = sidebarOf();
  if (!scroller) return () => undefined;
  const onClick = (event: MouseEvent) => {
    const summary = event.target instanceof Element ? event.target.closest('summary') : null;
    if (!(summary?.parentElement instanceof HTMLDetailsElement)) return;
    event.preventDefault();
    const details = summary.parentElement;
    const open = toggleCategory(details);
    rememberSidebar(name, { open: { [categoriesOf(scroller).indexOf(details)]: open } });
  };
  scroller.addEventListener('click', onClick);
  return () => scroller.removeEventListener('click', onClick);
}
