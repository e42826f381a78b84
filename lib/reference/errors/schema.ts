import { z } from 'zod';
import { line } from '@/lib/source/schema';

/** One error: a variant of an enum. */
export const errorSchema = z.strictObject({
  name: z
    .string()
    .regex(/^[A-Z][A-Za-z0-9]*$/)
    .describe('Name of the variant.'),
  message: line.describe('The text as in the source, including placeholders.'),
  also: line
    .optional()
    .describe('Other text that clients show for the same error, if it has other words than `message`.'),
  cause: line.describe('What causes the error. Markdown.'),
  fix: line.describe('What to do about it. Markdown.'),
});

/** The errors of an enum (content/errors/<name of the enum>.json). */
export const errorEnumSchema = z.strictObject({
  owner: line.describe('The program that returns the errors, or `runtime`.'),
  file: line.describe(
    'File of the OpenOS source tree that defines the enum. If it ends in `.so`, the compiled program that has the texts.',
  ),
  custom: z
    .literal(true)
    .optional()
    .describe('`true` if the program returns the number of the variant as a custom code.'),
  printed: line
    .optional()
    .describe(
      'What programs print around the messages. Search finds the errors by it; the page does not show it.',
    ),
  entries: z
    .array(errorSchema)
    .min(1)
    .describe('All variants in the order of the source, which gives them their numbers. Keys below.'),
});

/** An enum of errors with its name, which is that of its file. */
export type ErrorEnum = z.infer<typeof errorEnumSchema> & { name: string };

/** Every enum of errors by its name. */
export type ErrorData = ReadonlyMap<string, ErrorEnum>;
