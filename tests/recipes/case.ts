import type { Result } from './result';
import type { Runtime } from './runtime';

/** The environment of a program, in addition to its endpoint. Words that an earlier program printed have their names. */
export interface Environment {
  /** Environment variables that readers set, according to the page. */
  env?: Readonly<Record<string, string>>;
  /** Files in its folder, by path. */
  files?: Readonly<Record<string, string>>;
  /** Arguments of its command line. */
  args?: readonly string[];
}

/**
 * How one program of content/recipes is run, and what must be true after it that its output does not say.
 *
 * Accounts and addresses have names: an address itself, what was printed at a place of the page's output (`mint`), a
 * field of such an account (`mint.mintAuthority`), or the fee payer of such a signature (`signature.payer`).
 */
export interface Case extends Environment {
  /** Lamports that addresses have before. */
  funded?: Readonly<Record<string, bigint>>;
  /** The program to which the page sends readers first. It runs as its case says, with another environment if given. */
  after?: Environment & { program: string };
  /** Makes what else the page says must be there before. `folder` is that of the program. */
  prepare?: (runtime: Runtime, folder: string) => void | Promise<void>;
  /** What it must print at places of the page's output, by their names: at `<signature>`, it prints `prints.signature`. */
  prints?: Readonly<Record<string, string>>;
  /** Addresses of the programs that its transactions invoke, and no others; none by default. */
  invokes?: readonly string[];
  /** Accounts after it, by name: lamports, null for none, or fields as `fieldsOf` has them. Texts may be names. */
  state?: Readonly<Record<string, bigint | null | Readonly<Record<string, unknown>>>>;
  /** Who signed, the fee payer first, by the name of a signature. */
  signers?: Readonly<Record<string, readonly string[]>>;
  /** Lines of the log of its last transaction. */
  logs?: readonly string[];
  /** Other effects; each function throws if its effect is missing. */
  checks?: Readonly<Record<string, (result: Result) => unknown>>;
}

/** Cases by their programs, as paths below content/recipes. */
export type Cases = Readonly<Record<string, Case>>;

/** A further case of a program, and what distinguishes it. */
export type Variant = readonly [program: string, variant: string, test: Case];
