import { z } from 'zod';
import { line, lines } from '@/lib/source/schema';

/** The long form of an option. */
export const longForm = z.string().regex(/^--[a-z0-9_-]+$/);

const shortForm = z.string().regex(/^-[A-Za-z0-9]$/);

export const optionSchema = z.strictObject({
  long: longForm.describe('Long form with its dashes.'),
  short: shortForm.optional().describe('Short form with its dash.'),
  value: line.optional().describe('Name of the value, as in the help of the program. Absent for a switch.'),
  required: z.boolean().optional().describe('`true` if it must be given.'),
  repeat: z.boolean().optional().describe('`true` if it may be given more than once.'),
  help: line.describe('What it is or does.'),
  default: line.optional().describe('What the program uses if it is not given.'),
  values: z.array(line).optional().describe('All values that it accepts.'),
  conflicts: z.array(line).optional().describe('Options that cannot be given together with this one.'),
  requires: z.array(line).optional().describe('Options that must be given together with this one.'),
  aliases: z.array(line).optional().describe('Other names of the option.'),
});

export const argumentSchema = z.strictObject({
  name: line.describe('Name, as in the help of the program.'),
  ...optionSchema.pick({ required: true, repeat: true, help: true, default: true, values: true }).shape,
});

/** One command of a command-line program (content/cli/_reference/<program>/<command>.json). */
export const commandSchema = z.strictObject({
  program: line.describe('The program: the name of the folder.'),
  command: line.describe('The words after the program: `program deploy`.'),
  group: line.describe('Heading of the reference under which the command is listed.'),
  summary: line.describe('One sentence.'),
  description: line.optional().describe('One to three more sentences.'),
  caution: line.optional().describe('Warning shown before the example, if money moves or something is lost.'),
  aliases: z.array(line).optional().describe('Other names of the command.'),
  arguments: z.array(argumentSchema).optional().describe('Arguments in order. Their keys are below.'),
  options: z
    .array(optionSchema)
    .optional()
    .describe('Options in the order of the source. Their keys are below.'),
  shared: z.array(line).optional().describe('Ids of the sets in `_shared.json` that the command accepts.'),
  example: z
    .strictObject({ command: z.string().trim().min(1), output: z.string().optional() })
    .optional()
    .describe('`command`, which can be pasted, and optionally `output`, what the program really prints.'),
  sources: lines.describe('Files of the OpenOS source tree, as in front matter.'),
});

/** What the commands of a program share (content/cli/_reference/<program>/_shared.json). */
export const sharedOptionsSchema = z.strictObject({
  groups: lines
    .optional()
    .describe('Headings of the reference in reading order. Default: the order of the files.'),
  sets: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z0-9-]+$/),
        title: line,
        intro: line.optional(),
        options: z.array(optionSchema).min(1),
      }),
    )
    .describe(
      'Sets of options, each with `id`, `title`, optional `intro`, and `options`. Every command accepts `global`.',
    ),
});

export type Option = z.infer<typeof optionSchema>;
export type Argument = z.infer<typeof argumentSchema>;
export type Command = z.infer<typeof commandSchema>;
export type SharedOptions = z.infer<typeof sharedOptionsSchema>;
