import { keepWith } from './page-frame';

/** Has the side panel stay where pages have the same. It stays so: the code is there for good. */
export function attachKeeping(): () => void {
  keepWith(keepPanel);
  return () => undefined;
}

/**
 * Puts the next page into the frame and leaves the side panel where it is, if both pages have the same one: the reader's
 * place in it stays, and the browser has nothing of it to lay out and to paint again. Only what its links and
 * categories say of the page is changed.
 *
 * @returns whether the panel could stay; if not, nothing was changed
 */
function keepPanel(frame: HTMLElement, html: string): boolean {
  const panel = frame.querySelector('#side-panel');
  const sidebar = panel?.querySelector('[data-sidebar]')?.getAttribute('data-sidebar');
  if (!panel || !html.includes(`data-sidebar="${sidebar}"`)) return false;
  const next = document.createElement('template');
  next.innerHTML = html;
  const fresh = next.content.querySelector('#side-panel');
  if (panel.textContent !== fresh?.textContent) return false;
  for (const [kept, told] of pairs(panel, fresh)) adopt(kept, told);
  fresh.remove();
  while (panel.nextSibling) panel.nextSibling.remove();
  frame.append(next.content);
  return true;
}

/** The links and categories of two panels with the same text. */
function pairs(panel: Element, fresh: Element): [Element, Element][] {
  const told = fresh.querySelectorAll('a, details');
  return [...panel.querySelectorAll('a, details')].map((kept, place) => [kept, told[place] ?? kept]);
}

/** Gives an element the attributes of another; one that has the same value already is not written again. */
function adopt(kept: Element, told: Element): void {
  for (const name of new Set([...kept.getAttributeNames(), ...told.getAttributeNames()])) {
    const value = told.getAttribute(name);
    if (value === null) kept.removeAttribute(name);
    else if (value !== kept.getAttribute(name)) kept.setAttribute(name, value);
  }
}
