/** A row of the sidebar in pixels: the unit in which heights are judged. */
const ROW = 36;

/**
 * How long a category takes to open or close, in milliseconds, from the height that appears: a short list is
 * quick, a long one takes longer but not in proportion, so that the edge neither crawls nor flies. With `rows`
 * the height in rows it is `10 · (4 + 15 · rows^¼ + rows / 5)`: 192 ms for one row, 327 ms for ten.
 */
export function collapseDuration(height: number, reducedMotion: boolean): number {
  if (reducedMotion || height <= 0) return 1;
  const rows = height / ROW;
  return Math.round(10 * (4 + 15 * rows ** 0.25 + rows / 5));
}
