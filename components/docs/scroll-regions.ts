/** What may be wider than the page, and what to call it when nothing else names it. */
const regions: Record<string, string> = {
  pre: 'Code',
  '.table-scroll': 'Table',
  '[data-scroll-region]': 'Diagram',
  '.katex:has(> math[display="block"])': 'Formula',
};
const selector = Object.keys(regions).join();

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
    update(resized);
    resized.clear();
  };
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) if (target instanceof HTMLElement) resized.add(target);
    // Not at once: what is changed may change its size, which is an error of the page while sizes are told.
    frame ||= requestAnimationFrame(updateAll);
  });
  for (const region of document.querySelectorAll<HTMLElement>(selector)) {
    observer.observe(region);
    if (region.firstElementChild) observer.observe(region.firstElementChild);
  }
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
  };
}

/** Each step for all regions: a size that is read after a change costs a layout of the whole page. */
function update(resized: Iterable<HTMLElement>): void {
  const changed = [...new Set(Array.from(resized, (it) => it.closest<HTMLElement>(selector)))].filter(
    (it) => it !== null,
  );
  for (const region of changed) delete region.dataset.fits;
  const overflowing = new Set(changed.filter((it) => it.scrollWidth > it.clientWidth));
  for (const region of changed) {
    if (overflowing.has(region)) {
      region.tabIndex = 0;
      region.setAttribute('role', 'region');
      region.setAttribute('aria-label', nameOf(region) ?? kindOf(region));
    } else {
      region.dataset.fits = '';
      for (const attribute of ['tabindex', 'role', 'aria-label']) region.removeAttribute(attribute);
    }
  }
}

function kindOf(region: HTMLElement): string {
  return Object.entries(regions).find(([each]) => region.matches(each))?.[1] ?? '';
}

function nameOf(region: HTMLElement): string | null | undefined {
  return region.closest('figure')?.querySelector('figcaption')?.textContent;
}
