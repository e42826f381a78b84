/** What the system and the compute budget program use, which do not log it. */
const UNITS_OF_BUILTIN = 150n;

/**
 * The compute units of the top-level instructions that succeeded, from a transaction's log. A node counts those
 * alone in the simulation of a transaction that fails.
 */
export function unitsOfSuccessful(logs: readonly string[]): bigint {
  let sum = 0n;
  let depth = 0;
  let own = UNITS_OF_BUILTIN;
  for (const line of logs) {
    const [, event, units] =
      /^Program \w+ (invoke|success|failed|consumed)(?: (\d+) of \d+ compute units)?/.exec(line) ?? [];
    if (event === 'invoke') {
      depth += 1;
      if (depth === 1) own = UNITS_OF_BUILTIN;
    }
    if (event === 'consumed' && depth === 1) own = BigInt(units ?? 0);
    if (event === 'success') {
      if (depth === 1) sum += own;
      depth -= 1;
    }
  }
  return sum;
}
