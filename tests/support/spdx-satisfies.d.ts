/** spdx-satisfies comes without types. */
declare module 'spdx-satisfies' {
  /**
   * Whether a licence expression is met by licences that are accepted: `(MIT OR GPL-2.0-only)` by `['MIT']`. Throws an
   * Error if the expression is not valid SPDX.
   */
  export default function satisfies(expression: string, accepted: readonly string[]): boolean;
}
