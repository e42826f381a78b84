import { useState } from 'react';

interface RowKeys {
  /** One key for each row, in their order. */
  keys: readonly number[];
  /** Takes the key of a row away, together with the row. */
  removeKey: (index: number) => void;
}

/**
 * Keys for the rows of a list whose values have none. A removed row takes its key along, so that what the rows after
 * it hold in their fields stays theirs. A list that got longer or shorter in another way does so at its end.
 */
export function useRowKeys(count: number): RowKeys {
  const [keys, setKeys] = useState<readonly number[]>([]);
  const current = keys.length === count ? keys : fitted(keys, count);
  if (current !== keys) setKeys(current);
  return { keys: current, removeKey: (index) => setKeys(current.filter((_, at) => at !== index)) };
}

function fitted(keys: readonly number[], count: number): readonly number[] {
  const next = Math.max(-1, ...keys) + 1;
  const added = Array.from({ length: Math.max(0, count - keys.length) }, (_, index) => next + index);
  return [...keys.slice(0, count), ...added];
}
