import { z } from 'zod';

/** Text of one line: a longer one would end the table's row or the heading it is put into. */
const line = z.string().trim().min(1).regex(/^.*$/, 'must be one line');

/** What became of a proposed design, in the version that the site documents. */
const proposalSchema = z
  .strictObject({
    /** The list it is on. */
    status: z.enum(['accepted', 'implemented']),
    outcome: z.enum(['in use', 'partly in use', 'superseded', 'abandoned', 'not built']),
    area: z.enum([
      'consensus',
      'economics',
      'runtime',
      'transactions',
      'accounts',
      'ledger',
      'network',
      'clients',
      'tooling',
    ]),
    /** One sentence for the table of all proposals. */
    became: z.string().trim().min(30).max(140),
    /** Route of what took its place. */
    supersededBy: z
      .string()
      .regex(/^(\/[A-Za-z0-9_-]+)+\/?$/, 'must be a route')
      .optional(),
  })
  .refine(({ outcome, supersededBy }) => (outcome === 'superseded') === (supersededBy !== undefined), {
    message: 'supersededBy belongs to outcome: superseded, and only to that',
    path: ['supersededBy'],
  });

/** Front matter of a page. Unknown keys are errors: a misspelt key must not pass for an absent one. */
export const frontMatterSchema = z.strictObject({
  /** The page's h1, browser title and search title. */
  title: line.max(90),
  /** One sentence for search results and previews, in characters. */
  description: z.string().trim().min(50).max(160),
  /** Label in the sidebar where the sidebar's own data gives none; the title otherwise. */
  sidebar_label: line.optional(),
  /** `false` for a page that belongs to no sidebar. */
  sidebar: z.literal(false).optional(),
  /** Order among pages that a sidebar picks up from their folder. */
  position: z.number().optional(),
  /** Route that replaces the one of the file path. */
  slug: z
    .string()
    .regex(/^\/([A-Za-z0-9_-]+\/)*[A-Za-z0-9_-]*$/, 'must start with / and use only letters, digits, - and _')
    .optional(),
  /** Words a reader may search for that the page does not say. */
  keywords: z.array(line).optional(),
  /** Files of the reference source tree that the page's facts were checked in. */
  sources: z.array(line).min(1).optional(),
  /** Day of the last check against the sources, YYYY-MM-DD. */
  reviewed: z.iso.date().optional(),
  /** `home` is the wide layout without contents, `reference` the one with samples beside the fields. */
  layout: z.enum(['doc', 'home', 'reference']).optional(),
  /** For the page of a proposed design. */
  proposal: proposalSchema.optional(),
  /** A draft is shown by the development server and left out of every build. */
  draft: z.boolean().optional(),
});

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

export type Proposal = z.infer<typeof proposalSchema>;
export type FrontMatter = z.infer<typeof frontMatterSchema>;
export type Option = z.infer<typeof optionSchema>;
export type Argument = z.infer<typeof argumentSchema>;
export type Command = z.infer<typeof commandSchema>;
export type SharedOptions = z.infer<typeof sharedOptionsSchema>;
