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
 * What is too far away to be laid out counts as overflowing until it comes near and is measured.
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
  const all = [...document.querySelectorAll<HTMLElement>(selector)];
  const far = all.filter(isFar);
  for (const region of far) addStop(region);
  for (const region of all) {
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
    (it): it is HTMLElement => it !== null && !isFar(it),
  );
  for (const region of changed) delete region.dataset.fits;
  const overflowing = new Set(changed.filter((it) => it.scrollWidth > it.clientWidth));
  for (const region of changed) {
    if (overflowing.has(region)) {
      region.dataset.fits = 'no';
      addStop(region);
    } else {
      region.dataset.fits = 'yes';
      for (const attribute of ['tabindex', 'role', 'aria-label']) region.removeAttribute(attribute);
    }
  }
}

/** Whether what is in a region is left out of the layout, so that nobody knows its width. */
function isFar(region: HTMLElement): boolean {
  return !(region.firstElementChild ?? region).checkVisibility({ contentVisibilityAuto: true });
}

function addStop(region: HTMLElement): void {
  region.tabIndex = 0;
  region.setAttribute('role', 'region');
  region.setAttribute('aria-label', nameOf(region) ?? kindOf(region));
}

function kindOf(region: HTMLElement): string {
  return Object.entries(regions).find(([each]) => region.matches(each))?.[1] ?? '';
}

function nameOf(region: HTMLElement): string | null | undefined {
  return region.closest('figure')?.querySelector('figcaption')?.textContent;
}
