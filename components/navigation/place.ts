import { fragmentTarget } from '@/components/ui/fragment-target';

/** Where a reader left a page: the link that they followed, by its address and order, and what was unfolded. */
interface Place {
  href: string;
  nth: number;
  open: number[];
}

/** By address. Not in the history entry: if that is changed right before the next, Chromium forgets its position. */
const places = new Map<string, Place>();

const linksTo = (href: string) => [...document.links].filter((link) => link.href === href);
const foldable = () => [...document.querySelectorAll<HTMLDetailsElement>('main details:not([data-value])')];

/** Keeps where the reader leaves the page, by a link or by the search. */
export function keepPlace(link?: HTMLAnchorElement): void {
  const href = link?.href ?? '';
  const nth = link ? linksTo(href).indexOf(link) : -1;
  const open = foldable().flatMap((it, at) => (it.open ? at : []));
  places.set(location.href, { href, nth, open });
}

/** After Back and Forward: unfolds what was unfolded, and focuses the followed link, else the text at the top. */
export function returnToPlace(): void {
  const { href = '', nth = -1, open } = places.get(location.href) ?? {};
  if (open) for (const [at, details] of foldable().entries()) details.open = open.includes(at);
  // Without the focus, Chromium would scroll to it, and not to where the reader was.
  const target = fragmentTarget();
  if (target) focusOn(target);
  // The browser restores the position before the next frame.
  requestAnimationFrame(() => {
    const link = linksTo(href)[nth];
    if (link && link.getClientRects().length > 0) focusOn(link);
    else focusOn(scrollY > 0 ? topmost() : undefined);
  });
}

/** The first block of the article that is not above the window, or behind the navbar. */
function topmost(): HTMLElement | undefined {
  const covered = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart);
  const blocks = document.querySelectorAll<HTMLElement>('main :is(h2, h3, h4, p, li, tr, pre)');
  return [...blocks].find((block) => block.getBoundingClientRect().bottom > covered);
}

/** Moves the focus without scrolling, to what is no control too; without an element, to the title. */
export function focusOn(element = document.querySelector<HTMLElement>('main h1')): void {
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
