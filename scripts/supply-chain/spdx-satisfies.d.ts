/** spdx-satisfies has no types of its own. */
declare module 'spdx-satisfies' {
  /**
   * Whether a licence expression is met by licences that are accepted: `(MIT OR GPL-2.0-only)` by `['MIT']`. Throws an
   * Error where the expression is none of SPDX.
   */
  export default function satisfies(expression: string, accepted: readonly string[]): boolean;
}
