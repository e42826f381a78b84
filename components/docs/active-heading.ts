import { activeIndex } from './active-index';

/** What a reader does to scroll by hand; until then a clicked entry stays the active one. */
const MANUAL = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Marks the entry of the section being read in the page's contents, and moves the marker to it. Returns the undo. */
export function attachContents(): () => void {
  const list = document.querySelector<HTMLElement>('[data-contents]');
  return list ? follow(list) : () => undefined;
}

function follow(list: HTMLElement): () => void {
  const links = [...list.querySelectorAll('a')];
  const headings = links.map((link) => document.getElementById(link.hash.slice(1)));
  let clicked: number | undefined;
  let frame = 0;

  const update = () => {
    frame = 0;
    mark(list, links, clicked ?? activeIndex(measure(headings)));
  };
  const schedule = () => {
    frame ||= requestAnimationFrame(update);
  };
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link) return;
    clicked = links.indexOf(link);
    schedule();
  };
  const release = (event: Event) => {
    if (event.target instanceof Node && list.contains(event.target)) return;
    clicked = undefined;
  };

  list.addEventListener('click', onClick);
  addEventListener('scroll', schedule, { passive: true });
  addEventListener('resize', schedule);
  for (const type of MANUAL) addEventListener(type, release, { passive: true });
  schedule();
  return () => {
    cancelAnimationFrame(frame);
    list.removeEventListener('click', onClick);
    removeEventListener('scroll', schedule);
    removeEventListener('resize', schedule);
    for (const type of MANUAL) removeEventListener(type, release);
  };
}

function measure(headings: (HTMLElement | null)[]): Parameters<typeof activeIndex>[0] {
  const root = document.documentElement;
  return {
    tops: headings.map((heading) => heading?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY),
    line: Number.parseFloat(getComputedStyle(root).scrollPaddingBlockStart) + 8,
    atBottom: root.scrollTop > 0 && root.scrollTop + root.clientHeight >= root.scrollHeight - 2,
  };
}

function mark(list: HTMLElement, links: HTMLAnchorElement[], index: number): void {
  for (const [at, link] of links.entries()) {
    if (at === index) link.setAttribute('aria-current', 'location');
    else link.removeAttribute('aria-current');
  }
  const active = links[index];
  if (!active) return;
  const middle = active.getBoundingClientRect().top - list.getBoundingClientRect().top;
  list.style.setProperty('--marker', `${middle + 7}px`);
  keepInView(active);
}

/** Scrolls the column of contents, never the page, when the active entry has left it. */
function keepInView(active: HTMLElement): void {
  const column = active.closest('nav');
  if (!column || column.scrollHeight <= column.clientHeight) return;
  const view = column.getBoundingClientRect();
  const item = active.getBoundingClientRect();
  if (item.top < view.top + 32 || item.bottom > view.bottom - 32) {
    column.scrollTop += item.top - view.top - view.height / 2;
  }
}
