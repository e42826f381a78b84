/** Scrolls a box, never the page, so that an element of it that is out of sight is in its middle. */
export function scrollInside(box: HTMLElement, element: HTMLElement, margin = 0): void {
  const view = box.getBoundingClientRect();
  const item = element.getBoundingClientRect();
  if (item.top < view.top + margin || item.bottom > view.bottom - margin)
    box.scrollTop += item.top - view.top - (view.height - item.height) / 2;
}
