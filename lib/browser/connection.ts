/** Network Information API, which not all browsers have, and TypeScript's DOM types do not. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether pages may be prefetched: not with data saver, not on 2g. */
export function canPrefetch(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return !connection?.saveData && !connection?.effectiveType?.endsWith('2g');
}
