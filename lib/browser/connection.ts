/** Whether pages may be prefetched: not with data saver, not on 2g. */
export function canPrefetch(): boolean {
  // Not all browsers have the Network Information API, and TypeScript's types do not.
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return !connection?.saveData && !connection?.effectiveType?.endsWith('2g');
}
