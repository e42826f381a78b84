import { z } from 'zod';

/** Text of one line: a longer one would end the table's row or the heading it is put into. */
const line = z.string().trim().min(1).regex(/^.*$/, 'must be one line');

/** What became of a proposed design, in the version that the site documents. */
export const proposalSchema = z
  .strictObject({
    status: z.enum(['accepted', 'implemented']).describe('The list that the proposal is on.'),
    outcome: z
      .enum(['in use', 'partly in use', 'superseded', 'abandoned', 'not built'])
      .describe('What became of the design.'),
    area: z
      .enum([
        'consensus',
        'economics',
        'runtime',
        'transactions',
        'accounts',
        'ledger',
        'network',
        'clients',
        'tooling',
      ])
      .describe('The part of the network that the design is about.'),
    became: z
      .string()
      .trim()
      .min(30)
      .max(140)
      .describe('One sentence of 30 to 140 characters for the table of all proposals.'),
    supersededBy: z
      .string()
      .regex(/^(\/[A-Za-z0-9_-]+)+\/?$/, 'must be a route')
      .optional()
      .describe(
        'Route of the page about the successor. Required with `outcome: superseded`, an error otherwise.',
      ),
  })
  .refine(({ outcome, supersededBy }) => (outcome === 'superseded') === (supersededBy !== undefined), {
    message: 'supersededBy belongs to outcome: superseded, and only to that',
    path: ['supersededBy'],
  });

/** Front matter of a page. Unknown keys are errors: a misspelt key must not pass for an absent one. */
export const frontMatterSchema = z.strictObject({
  title: line.max(90).describe('The h1, browser title and search title. At most 90 characters.'),
  description: z
    .string()
    .trim()
    .min(50)
    .max(160)
    .describe('One plain sentence of 50 to 160 characters: what the reader gets on this page.'),
  sidebar_label: line
    .optional()
    .describe('Label in the sidebar if `content/sidebars.ts` gives none. Default: the title.'),
  sidebar: z.literal(false).optional().describe('`false` for a page that is in no sidebar. No other value.'),
  position: z
    .number()
    .optional()
    .describe('Order among the pages that a sidebar entry picks up from a folder.'),
  slug: z
    .string()
    .regex(/^\/([A-Za-z0-9_-]+\/)*[A-Za-z0-9_-]*$/, 'must start with / and use only letters, digits, - and _')
    .optional()
    .describe(
      'Route that replaces the route of the file path. Starts with `/`; letters, digits, `-` and `_`.',
    ),
  keywords: z.array(line).optional().describe('Words that readers may search for and the page does not use.'),
  sources: z
    .array(line)
    .min(1)
    .optional()
    .describe(
      'Files of the OpenOS source tree in which the facts were checked. Every published page has it.',
    ),
  reviewed: z.iso
    .date()
    .optional()
    .describe(
      'Day of the last check against the sources, in quotes: `"2026-11-21"`. Every published page has it.',
    ),
  layout: z
    .enum(['doc', 'home', 'reference'])
    .optional()
    .describe(
      '`home` is wide and has no contents. `reference` puts samples next to the fields. Default: `doc`.',
    ),
  proposal: proposalSchema
    .optional()
    .describe('Only on pages of proposals, where it is required. Its keys are below.'),
  draft: z
    .boolean()
    .optional()
    .describe('`true`: only the development server shows the page; builds leave it out.'),
});

export const optionSchema = z.strictObject({
  long: z
    .string()
    .regex(/^--[a-z0-9_-]+$/)
    .describe('Long form with its dashes.'),
  short: z
    .string()
    .regex(/^-[A-Za-z0-9]$/)
    .optional()
    .describe('Short form with its dash.'),
  value: line
    .optional()
    .describe('Name of the value, as the help of the program writes it. Absent for a switch.'),
  required: z.boolean().optional().describe('`true` if the option must be given.'),
  repeat: z.boolean().optional().describe('`true` if the option may be given more than once.'),
  help: line.describe('What the option does.'),
  default: line.optional().describe('What the program uses if the option is not given.'),
  values: z.array(line).optional().describe('All values that the option accepts.'),
  conflicts: z.array(line).optional().describe('Options that cannot be given together with this one.'),
  requires: z.array(line).optional().describe('Options that must be given together with this one.'),
  aliases: z.array(line).optional().describe('Other names of the option.'),
  env: line.optional().describe('Environment variable that sets the option.'),
});

export const argumentSchema = z.strictObject({
  name: line.describe('Name, as the help of the program writes it.'),
  required: z.boolean().optional().describe('`true` if the argument must be given.'),
  repeat: z.boolean().optional().describe('`true` if the argument may be given more than once.'),
  help: line.describe('What the argument is.'),
  default: line.optional().describe('What the program uses if the argument is not given.'),
  values: z.array(line).optional().describe('All values that the argument accepts.'),
});

/** One command of a command-line program (content/cli/_reference/<program>/<command>.json). */
export const commandSchema = z.strictObject({
  program: line.describe('The program: the name of the folder.'),
  command: line.describe('The words after the program: `program deploy`.'),
  group: line.describe('Heading of the reference under which the command is listed.'),
  summary: line.describe('One sentence.'),
  description: line.optional().describe('One to three more sentences.'),
  caution: line
    .optional()
    .describe('Warning shown before the example, where money moves or something is lost.'),
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
  sources: z.array(line).min(1).describe('Files of the OpenOS source tree, as in front matter.'),
});

/** What the commands of a program share (content/cli/_reference/<program>/_shared.json). */
export const sharedOptionsSchema = z.strictObject({
  groups: z
    .array(line)
    .min(1)
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

export type Proposal = z.infer<typeof proposalSchema>;
export type FrontMatter = z.infer<typeof frontMatterSchema>;
export type Option = z.infer<typeof optionSchema>;
export type Argument = z.infer<typeof argumentSchema>;
export type Command = z.infer<typeof commandSchema>;
export type SharedOptions = z.infer<typeof sharedOptionsSchema>;
