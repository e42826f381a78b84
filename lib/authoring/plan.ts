import type { Change } from './change';

/** What a command is going to do, or everything that keeps it from doing so. */
export interface Plan {
  change: Change;
  /** What it does, a line each. */
  steps: string[];
  /** What is left to the writer, a line each. */
  next: string[];
  /** What is wrong and how to fix it, a line each; nothing is done where there is one. */
  problems: string[];
}

/** A plan that does nothing because of problems. */
export function refused(problems: string[]): Plan {
  return { change: { write: new Map(), remove: new Set() }, steps: [], next: [], problems };
}
