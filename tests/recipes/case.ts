import type { Aftermath } from './aftermath';
import type { Runtime } from './runtime';

/** The environment of a recipe, in addition to its endpoint. */
export interface Surroundings {
  /** Environment variables that readers set, according to the page. */
  env?: Record<string, string>;
  /** Files in its folder, by name. */
  files?: Record<string, string>;
  /** Arguments of its command line. */
  args?: readonly string[];
}

/** How one program of content/recipes is run, and what must be true after it. */
export interface Case {
  /** Path below content/recipes. */
  program: string;
  /** What distinguishes it from the first case of the same program. `npm test` runs only cases without it. */
  variant?: string;
  /** Makes what the page says must be there before. `folder` is removed when the effects have been checked. */
  prepare?: (runtime: Runtime, folder: string) => Surroundings | Promise<Surroundings>;
  /** Addresses of the programs that its transactions invoke, and no others. */
  invokes: readonly string[];
  /** Checks of the chain and of the output, by name; each throws if it fails. */
  effects: Readonly<Record<string, (after: Aftermath) => unknown>>;
}

/** The only case of a program. */
export function recipe(program: string, rest: Omit<Case, 'program' | 'variant'>): Case[] {
  return [{ program, ...rest }];
}
