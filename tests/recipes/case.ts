import type { Runtime } from './runtime';

/** What a recipe left behind. */
export interface Aftermath {
  runtime: Runtime;
  /** All that it printed. */
  output: string;
  /** What it printed at the places that the page's expected output names: `<signature>` is `printed.signature`. */
  printed: Readonly<Record<string, string>>;
}

/** What the surroundings give a recipe beside its endpoint. */
export interface Surroundings {
  /** Environment variables that the page tells readers to set. */
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
  /** What tells it from other cases of the same program. */
  variant?: string;
  /** Makes what the page says must be there before: accounts, keypair files, arguments. */
  prepare?: (runtime: Runtime) => Surroundings | Promise<Surroundings>;
  /** Addresses of the programs that its transactions must have invoked; empty for one that sends nothing. */
  invokes: readonly string[];
  /** What must hold on the chain and of what was printed, by name; each throws where it does not. */
  effects: Readonly<Record<string, (after: Aftermath) => unknown>>;
}
