import { loadavg } from 'node:os';

/** Prints a table under its title, with the load of the machine (processes that want a core, mean of a minute). */
export function printTable(title: string, rows: readonly Record<string, string | number>[]): void {
  console.log(`\n${title} (load ${(loadavg()[0] ?? 0).toFixed(1)})`);
  console.table(rows);
}

/** A limit that the project has set itself, and what was measured. */
export type Target = [name: string, measured: number, limit: number, unit: string];

/** Prints for each target whether it is met. Benchmarks only report; requirements are tests. */
export function printTargets(targets: readonly Target[]): void {
  for (const [name, measured, limit, unit] of targets) {
    const verdict = measured <= limit ? 'holds' : 'MISSED';
    console.log(`${verdict.padEnd(6)} ${name}: ${round(measured)} ${unit}, at most ${round(limit)} ${unit}`);
  }
}

/** Bytes in units of 1,000, with one digit after the point. */
export function kilobytes(bytes: number): number {
  return Number((bytes / 1000).toFixed(1));
}

/** A number with one digit after the point from 10 on, and three below. */
export function round(value: number): number {
  return Number(value.toFixed(value >= 10 ? 1 : 3));
}

/** The quantile of some numbers, for a share from 0 to 1; NaN without numbers. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

export function median(numbers: readonly number[]): number {
  return quantile(numbers, 0.5);
}

/** The mean of some numbers but the largest tenth; NaN without numbers. */
export function meanWithoutSlowest(numbers: readonly number[]): number {
  const most = [...numbers].sort((a, b) => a - b).slice(0, Math.ceil(numbers.length * 0.9));
  return sum(most) / most.length;
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, it) => total + it, 0);
}
