/** A number as readers see it: 12,986. */
export function formatCount(value: number): string {
  return value.toLocaleString('en-US');
}
