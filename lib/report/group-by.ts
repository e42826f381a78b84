import { formatCount } from './format-count';

/** Items whose values lie between two numbers. */
export interface Group<T> {
  label: string;
  items: T[];
}

/** Items by whole numbers: a group reaches from its start up to the next one's, and the last has no end. */
export function groupBy<T>(
  items: readonly T[],
  starts: readonly number[],
  numberOf: (item: T) => number,
): Group<T>[] {
  return starts.map((start, index) => {
    const end = (starts[index + 1] ?? Number.POSITIVE_INFINITY) - 1;
    const from = formatCount(start);
    return {
      label: Number.isFinite(end) ? `${from} to ${formatCount(end)}` : `${from} and more`,
      items: items.filter((item) => numberOf(item) >= start && numberOf(item) <= end),
    };
  });
}
