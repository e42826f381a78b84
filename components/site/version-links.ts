/**
 * Leads the navbar's menu of versions to the page that is open, as the page's own list does (components/docs/
 * version-list.tsx), and has every link to the same page in another version keep the fragment of the address. Returns
 * the undo.
 */
export function attachVersionLinks(): () => void {
  const own = [...document.querySelectorAll<HTMLAnchorElement>('[data-version] a')];
  const menu = [...document.querySelectorAll<HTMLAnchorElement>('[data-version-menu] a')];
  const undo = own.flatMap((link, place) => (menu[place] ? [imitate(menu[place], link)] : []));

  const keepFragment = () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-same-page]'))
      link.hash = location.hash;
  };
  keepFragment();
  addEventListener('hashchange', keepFragment);
  return () => {
    removeEventListener('hashchange', keepFragment);
    for (const each of undo) each();
  };
}

/** Gives a link address, text and marks of another one. Returns the undo. */
function imitate(link: HTMLAnchorElement, model: HTMLAnchorElement): () => void {
  const before = link.cloneNode(true) as HTMLAnchorElement;
  copy(model, link);
  return () => copy(before, link);
}

function copy(from: HTMLAnchorElement, to: HTMLAnchorElement): void {
  to.textContent = from.textContent;
  for (const name of ['href', 'aria-current', 'data-same-page']) {
    const value = from.getAttribute(name);
    if (value === null) to.removeAttribute(name);
    else to.setAttribute(name, value);
  }
}
