import { writeItem } from '@/lib/store/storage';
import { categoriesOf, sidebarOf } from './sidebar';
import { recallSidebar, sidebarKey } from './sidebar-memory';
import { toggleCategory } from './toggle-category';

/** Animates the categories of the side panel, and remembers what the reader does in it. Returns the undo. */
export function attachSidebar(): () => void {
  const scroller = sidebarOf();
  if (!scroller) return () => undefined;
  const listeners = new AbortController();
  const { signal } = listeners;
  const name = scroller.dataset.sidebar;
  const memory = recallSidebar(name);
  const onScroll = () => {
    memory.scroll = scroller.scrollTop;
  };
  const onClick = (event: MouseEvent) => {
    const summary = event.target instanceof Element ? event.target.closest('summary') : null;
    if (!(summary?.parentElement instanceof HTMLDetailsElement)) return;
    event.preventDefault();
    const details = summary.parentElement;
    memory.open[categoriesOf(scroller).indexOf(details)] = toggleCategory(details);
  };
  // For the next page load: when the page goes, not on every event.
  const store = () => writeItem(sidebarKey(name), JSON.stringify(memory), 'sessionStorage');
  // The reader may have scrolled before this came.
  onScroll();
  scroller.addEventListener('scroll', onScroll, { passive: true, signal });
  scroller.addEventListener('click', onClick, { signal });
  addEventListener('pagehide', store, { signal });
  return () => {
    listeners.abort();
    // The document may go before the next page's own listener is here.
    store();
  };
}
