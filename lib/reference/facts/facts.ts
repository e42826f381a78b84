import { z } from 'zod';
import { validateDataFile } from '@/lib/content/data-file';
import type { Place, Problem } from '@/lib/content/problem';
import { line } from '@/lib/content/schema';
import type { SourceFile } from '@/lib/content/types';
import { FACTS } from '@/lib/content/variables';
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
const factsSchema = z.record(
  z.string().regex(/^[A-Z][A-Z0-9_]*$/, 'names are in UPPER_SNAKE_CASE'),
  factSchema,
);

/** What pages use of a program without reference data (content/facts/programs/<program>.json). */
export const programSchema = z.strictObject({
  files: z
    .array(line)
    .min(1)
    .describe('Files of the source tree that define the command line of the program.'),
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

/** Reads and validates the files below content/facts. */
export function parseFacts(files: readonly SourceFile[]): { facts: Facts; problems: Problem[] } {
  const facts: Facts = { values: new Map(), programs: new Map() };
  const problems: Problem[] = [];
  for (const file of files) {
    const program = /\/programs\/([^/]+)\.json$/.exec(file.path)?.[1];
    if (program !== undefined) {
      const found = validateDataFile(file, programSchema, problems);
      if (found) facts.programs.set(program, found.value);
      continue;
    }
    const data = validateDataFile(file, factsSchema, problems);
    if (!data) continue;
    for (const [name, fact] of Object.entries(data.value)) {
      const first = facts.values.get(name);
      const hint = 'Keep one: pages and plots can use the facts of every file';
      if (first) data.report([name], `duplicate fact "${name}", also in ${first.place.file}`, hint);
      else facts.values.set(name, { ...fact, place: { file: file.path, ...data.placeOf([name]) } });
    }
  }
  return { facts, problems };
}

/** The facts as variables, as pages print them: `[[facts.SLOTS_PER_EPOCH]]` is 432,000 for `432_000`. */
export function factVariables(facts: Facts): [name: string, value: string][] {
  return [...facts.values].map(([name, { shown, value }]) => {
    return [`${FACTS}${name}`, shown ?? value.replace(/(?<=\d)_(?=\d)/g, ',')];
  });
}

/**
 * A fact as a number: its value if that is a number or a product of numbers, otherwise the number that pages show.
 *
 * @throws Error, whose cause is the name, if the fact does not exist or is not a number
 */
export function factNumber(facts: Facts, name: string): number {
  const fact = facts.values.get(name);
  const factors = fact?.value.replaceAll('_', '').split('*').map(Number) ?? [];
  const product = factors.reduce((all, factor) => all * factor, 1);
  const number = Number.isNaN(product) ? Number(fact?.shown?.replaceAll(',', '')) : product;
  if (!fact || Number.isNaN(number))
    throw new Error(`content/facts does not have a number "${name}"`, { cause: name });
  return number;
}

/** Reports facts that none of these texts names. */
export function unusedFacts(facts: Facts, texts: readonly string[]): Problem[] {
  const named = new Set(texts.flatMap((text) => text.match(/\b[A-Z][A-Z0-9_]*\b/g) ?? []));
  return [...facts.values]
    .filter(([name]) => !named.has(name))
    .map(([name, { place }]) => ({
      ...place,
      message: `unused fact "${name}"`,
      hint: `Write [[facts.${name}]] where its value is stated, or remove it`,
    }));
}

function hasOneGroup(pattern: string): boolean {
  try {
    // An empty alternative matches the empty text, and the match has one item for each group.
    return new RegExp(`${pattern}|`).exec('')?.length === 2;
  } catch {
    return false;
  }
}
