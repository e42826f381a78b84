import { hash } from 'node:crypto';
import type { Verified } from './schema';

/** SHA-256, in hex, of a program without its region markers and of the output that its page promises. */
export function recipeHash(program: string, output: string | undefined): string {
  return hash('sha256', JSON.stringify([program, output ?? null]));
}

/** SHA-256 of the blocks of commands and outputs in the text of a page, in hex. */
export const blocksHash = (body: string): string =>
  hash('sha256', String(body.match(/^( *`{3,})(bash|console|text)\b[\s\S]*?^\1$/gm)));

/** The test result of a program, as the mark below it shows it. */
export function describeTest(name: string, found: Verified[string] | undefined): Record<string, string> {
  if (!found) return { verdict: 'Not verified.', reason: `${name} has changed since its last test.` };
  const packages = found.packages.join(', ');
  if (found.runtime === undefined)
    return { verdict: 'Parsed, not run.', reason: `The syntax was checked with ${packages}.` };
  const effect = found.runtime.includes('LiteSVM')
    ? 'The output, and any effect on the chain, were'
    : 'The output was';
  const reason = `by a test on ${found.runtime} with ${packages}. ${effect} as this page says.`;
  return { verdict: 'Verified', reason };
}

/**
 * What the tests did with the programs of a page: `run` if they ran every one, `partly` if they ran some and parsed the
 * others, `parsed` if they only parsed them; `commands` if there are none, `no` if one has changed since its last test.
 */
export type TestStatus = 'run' | 'partly' | 'parsed' | 'commands' | 'no';

/** What the tests did with these programs. */
export function summarizeTests(programs: readonly { verified?: Verified[string] }[]): TestStatus {
  if (programs.length === 0) return 'commands';
  if (programs.some((file) => file.verified === undefined)) return 'no';
  const run = programs.filter((file) => file.verified?.runtime !== undefined).length;
  if (run === 0) return 'parsed';
  return run === programs.length ? 'run' : 'partly';
}
