/** How far down the window the reader is assumed to read, as a part of it. */
const READING_LINE = 1 / 3;

/** Index of the last step above the line that is being read; -1 before the first step and after the section. */
export function stepAt(places: readonly HTMLElement[], end: Element | undefined): number {
  const isPassed = (place: Element) => place.getBoundingClientRect().top <= innerHeight * READING_LINE;
  return end && isPassed(end) ? -1 : places.findLastIndex(isPassed);
}

/** The heading that ends the section of the steps. */
export function endOf(text: Element, places: readonly HTMLElement[]): Element | undefined {
  const last = places.at(-1);
  const isAfter = (it: Element) =>
    Boolean(last && last.compareDocumentPosition(it) & Node.DOCUMENT_POSITION_FOLLOWING);
  return [...text.querySelectorAll('h2')].find(isAfter);
}

/** Scrolls the program, not the page, until some lines are in its visible part; returns their place in it. */
export function show(program: HTMLElement, lines: string): { top: number; height: number } {
  const [first = 1, last = first] = lines.split('–').map(Number);
  const all = program.querySelectorAll('.line');
  const start = all[first - 1]?.getBoundingClientRect();
  const end = all[last - 1]?.getBoundingClientRect();
  const offset = program.scrollTop - program.getBoundingClientRect().top;
  const top = (start?.top ?? 0) + offset;
  const height = (end?.bottom ?? 0) + offset - top;
  const { scrollTop, clientHeight } = program;
  if (top < scrollTop || top + height > scrollTop + clientHeight) {
    const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    // In the middle, but with their first line in view.
    const middle = top - Math.max((clientHeight - height) / 2, clientHeight / 8);
    program.scrollTo({ top: middle, behavior: isReduced ? 'instant' : 'smooth' });
  }
  return { top, height };
}
