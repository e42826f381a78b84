interface Measurement {
  /** Distance of each heading from the top of the window, in the order of the page. */
  tops: number[];
  /** Where a heading comes to rest after a jump; what is above it has been reached. */
  line: number;
  /** Whether the page is scrolled to its end. */
  atBottom: boolean;
}

/**
 * Which heading is being read: the last one that passed the line, so there is always one after the first; at the
 * end of the page the last one, which may never reach the line; -1 before the first.
 */
export function activeIndex({ tops, line, atBottom }: Measurement): number {
  return atBottom ? tops.length - 1 : tops.findLastIndex((top) => top <= line);
}
