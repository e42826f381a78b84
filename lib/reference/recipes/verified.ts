import { createHash } from 'node:crypto';
import { z } from 'zod';
import { line } from '@/lib/content/schema';

/**
 * The result of the last recipe test (content/recipes/verified.json): an entry for each program that passed, by its
 * path below content/recipes.
 */
export const verifiedSchema = z.record(
  line,
  z.strictObject({
    /** Hash of what was tested, see `recipeHash`. */
    hash: z.string().regex(/^[0-9a-f]{64}$/),
    /** The runtime that it ran on, with its version; absent where it was only parsed. */
    runtime: line.optional(),
    /** Packages it imports, with the versions it ran with, or what parsed it. */
    packages: z.array(line),
    /** The day on which a test first passed with all of this. */
    tested: z.iso.date(),
  }),
);

export type Verified = z.infer<typeof verifiedSchema>;

/**
 * SHA-256 of a program and of the output that its page promises, in hex. Region markers do not count, because they do
 * not change what runs.
 */
export function recipeHash(program: string, output: string | undefined): string {
  return createHash('sha256')
    .update(JSON.stringify([program, output ?? null]))
    .digest('hex');
}

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
 * others, `parsed` if they only parsed them; `read` if there are none, `no` if one has changed since its last test.
 */
export type TestStatus = 'run' | 'partly' | 'parsed' | 'read' | 'no';

/** What the tests did with these programs. */
export function summarizeTests(programs: readonly { verified?: Verified[string] }[]): TestStatus {
  if (programs.length === 0) return 'read';
  if (programs.some((file) => file.verified === undefined)) return 'no';
  const run = programs.filter((file) => file.verified?.runtime !== undefined).length;
  if (run === 0) return 'parsed';
  return run === programs.length ? 'run' : 'partly';
}
