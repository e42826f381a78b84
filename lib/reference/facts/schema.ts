import { z } from 'zod';
import type { Place } from '@/lib/source/problem';
import { line, lines } from '@/lib/source/schema';
import { longForm } from '../cli/schema';

/** A value of the reference source tree that pages state. */
export const factSchema = z.strictObject({
  value: z.string().min(1).describe('The value as the source writes it.'),
  shown: line
    .optional()
    .describe('The value as pages print it. Without it, `432_000` is printed as 432,000.'),
  file: line.describe('File of the OpenOS source tree.'),
  pattern: line
    .refine(hasOneGroup, 'must be a regular expression with exactly one group')
    .describe(
      'Regular expression with one group. It matches once in the file, and the group is exactly `value`.',
    ),
});

/** Facts by name: the constant's, or one in the same style for a value without a constant (content/facts/<topic>.json). */
export const factsSchema = z.record(
  z.string().regex(/^[A-Z][A-Z0-9_]*$/, 'names are in UPPER_SNAKE_CASE'),
  factSchema,
);

/** What pages use of a program without reference data (content/facts/programs/<program>.json). */
export const programSchema = z.strictObject({
  files: lines.describe('Files of the source tree that define the command line of the program.'),
  commands: z.array(line).optional().describe('Commands that pages run.'),
  flags: z.array(longForm).optional().describe('Long forms of the flags that pages use, with their dashes.'),
});

export type Fact = z.infer<typeof factSchema>;
export type ProgramFacts = z.infer<typeof programSchema>;

/** Every fact by its name, and every program by its own. */
export interface Facts {
  values: Map<string, Fact & { place: Place }>;
  programs: Map<string, ProgramFacts>;
}

function hasOneGroup(pattern: string): boolean {
  try {
    // An empty alternative matches the empty text, and the match has one item for each group.
    return new RegExp(`${pattern}|`).exec('')?.length === 2;
  } catch {
    return false;
  }
}
