/** Centers an element in its scroll container unless it is visible there; the page does not scroll. */
export function scrollInside(box: HTMLElement, element: HTMLElement, margin = 0): void {
  const view = box.getBoundingClientRect();
  const item = element.getBoundingClientRect();
  if (item.top < view.top + margin || item.bottom > view.bottom - margin)
    box.scrollTop += item.top - view.top - (view.height - item.height) / 2;
}
