/** Days from one day to another, both YYYY-MM-DD; below zero where the second is the earlier one. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}
