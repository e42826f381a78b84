import { loadavg } from 'node:os';

/** A limit that the project has set itself, and how far what was measured is from it. */
export interface Target {
  name: string;
  measured: number;
  limit: number;
  unit: string;
}

/**
 * Prints a table under its title, with the load of the machine (its processes that want a core, mean of a minute).
 */
export function printTable(title: string, rows: readonly Record<string, string | number>[]): void {
  console.log(`\n${title} (load ${(loadavg()[0] ?? 0).toFixed(1)})`);
  console.table(rows);
}

/** Says of each target whether it holds. A benchmark reports; what must hold is a test. */
export function printTargets(targets: readonly Target[]): void {
  for (const { name, measured, limit, unit } of targets) {
    const verdict = measured <= limit ? 'holds' : 'MISSED';
    console.log(`${verdict.padEnd(6)} ${name}: ${round(measured)} ${unit}, at most ${round(limit)} ${unit}`);
  }
}

/** Bytes in units of 1,000, with one digit after the point. */
export function kilobytes(bytes: number): number {
  return Number((bytes / 1000).toFixed(1));
}

/** A number with as many digits as tell something: one after the point from 10 on, three below. */
export function round(value: number): number {
  return Number(value.toFixed(value >= 10 ? 1 : 3));
}
