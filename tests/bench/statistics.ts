/** The value below which a share of the numbers lies, from 0 to 1; NaN of none. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

/** The middle one of the numbers; NaN of none. */
export function median(numbers: readonly number[]): number {
  return quantile(numbers, 0.5);
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, it) => total + it, 0);
}
