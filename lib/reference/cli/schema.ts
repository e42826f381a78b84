import { z } from 'zod';
import { line } from '@/lib/content/schema';

const optionSchema = z.strictObject({
  /** Long form with its dashes. */
  long: z.string().regex(/^--[a-z0-9_-]+$/),
  /** Short form with its dash. */
  short: z
    .string()
    .regex(/^-[A-Za-z0-9]$/)
    .optional(),
  /** Name of the value it takes; absent for a switch. */
  value: line.optional(),
  required: z.boolean().optional(),
  /** May be given more than once. */
  repeat: z.boolean().optional(),
  help: line,
  /** What holds when the option is not given. */
  default: line.optional(),
  /** All values it accepts. */
  values: z.array(line).optional(),
  conflicts: z.array(line).optional(),
  requires: z.array(line).optional(),
  aliases: z.array(line).optional(),
  /** Environment variable that sets it. */
  env: line.optional(),
});

const argumentSchema = z.strictObject({
  name: line,
  required: z.boolean().optional(),
  repeat: z.boolean().optional(),
  help: line,
  default: line.optional(),
  values: z.array(line).optional(),
});

/** One command of a command-line program (content/cli/_reference/<program>/<command>.json). */
export const commandSchema = z.strictObject({
  program: line,
  /** Words after the program's name. */
  command: line,
  /** Heading of the reference under which the command stands. */
  group: line,
  summary: line,
  description: line.optional(),
  /** Said before the example where money moves or something is lost. */
  caution: line.optional(),
  aliases: z.array(line).optional(),
  arguments: z.array(argumentSchema).optional(),
  options: z.array(optionSchema).optional(),
  /** Ids of the shared option sets it accepts. */
  shared: z.array(line).optional(),
  /** One that can be pasted, with what it prints; absent for a command that does nothing any more. */
  example: z.strictObject({ command: z.string().trim().min(1), output: z.string().optional() }).optional(),
  sources: z.array(line).min(1),
});

/** What the commands of a program share: their groups, and options that several accept (content/cli/_reference/<program>/_shared.json). */
export const sharedOptionsSchema = z.strictObject({
  /** Headings of the reference, in reading order; without it the groups stand in the order of the files. */
  groups: z.array(line).min(1).optional(),
  sets: z.array(
    z.strictObject({
      id: z.string().regex(/^[a-z0-9-]+$/),
      title: line,
      intro: line.optional(),
      options: z.array(optionSchema).min(1),
    }),
  ),
});

export type Option = z.infer<typeof optionSchema>;
export type Argument = z.infer<typeof argumentSchema>;
export type Command = z.infer<typeof commandSchema>;
export type SharedOptions = z.infer<typeof sharedOptionsSchema>;
