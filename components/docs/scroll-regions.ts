/** What may be wider than the page, and what to call it when nothing else names it. */
const regions: Record<string, string> = {
  pre: 'Code',
  '.table-scroll': 'Table',
  '[data-scroll-region]': 'Diagram',
  '.katex:has(> math[display="block"])': 'Formula',
};

/**
 * Makes whatever overflows reachable by keyboard, and named, exactly while it does: a stop on every code block
 * that fits would be noise. Tables that fit also give up scrolling, so that their header can stick to the page.
 * Returns the undo.
 */
export function attachScrollRegions(): () => void {
  const resized = new Set<HTMLElement>();
  let frame = 0;
  const updateAll = () => {
    frame = 0;
    for (const target of resized) update(target);
    resized.clear();
  };
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) if (target instanceof HTMLElement) resized.add(target);
    // Not at once: what is changed may change its size, which is an error of the page while sizes are told.
    frame ||= requestAnimationFrame(updateAll);
  });
  for (const region of document.querySelectorAll<HTMLElement>(Object.keys(regions).join())) {
    observer.observe(region);
    if (region.firstElementChild) observer.observe(region.firstElementChild);
  }
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
  };
}

function update(target: HTMLElement): void {
  const selector = Object.keys(regions).find((each) => target.matches(each));
  if (selector === undefined) {
    if (target.parentElement) update(target.parentElement);
    return;
  }
  delete target.dataset.fits;
  if (target.scrollWidth > target.clientWidth) {
    target.tabIndex = 0;
    target.setAttribute('role', 'region');
    target.setAttribute('aria-label', nameOf(target) ?? regions[selector] ?? '');
  } else {
    target.dataset.fits = '';
    for (const attribute of ['tabindex', 'role', 'aria-label']) target.removeAttribute(attribute);
  }
}

function nameOf(region: HTMLElement): string | null | undefined {
  return region.closest('figure')?.querySelector('figcaption')?.textContent;
}
