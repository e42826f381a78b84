import { z } from 'zod';

/** Text of one line: a line break would end the table row or heading that contains it. */
export const line = z.string().trim().min(1).regex(/^.*$/, 'must be one line');

/** One or more of them. */
export const lines = z.array(line).min(1);

/** What became of a proposed design, in the version that the site documents. */
export const proposalSchema = z
  .strictObject({
    status: z.enum(['accepted', 'implemented']).describe('The list that contains the proposal.'),
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

export type Proposal = z.infer<typeof proposalSchema>;

/** Front matter of a page. Unknown keys are errors, so that a misspelt key is not treated as absent. */
export const frontMatterSchema = z.strictObject({
  title: line.max(90).describe('The h1, browser title and search title. At most 90 characters.'),
  description: z
    .string()
    .trim()
    .min(50)
    .max(160)
    .describe('One plain sentence of 50 to 160 characters: what the reader gets on this page.'),
  sidebar: z.literal(false).optional().describe('`false` for a page that is in no sidebar. No other value.'),
  keywords: z
    .preprocess((typed) => (typeof typed === 'string' ? typed.split(',') : typed), z.array(line))
    .optional()
    .describe('Words that readers may search for and the page does not use.'),
  sources: lines
    .optional()
    .describe(
      'Files of the OpenOS source tree in which the facts were checked. Every published page has it.',
    ),
  reviewed: z.iso
    .date({ abort: true })
    // In the first time zone, a day starts 14 hours before it does in UTC.
    .refine((day) => Date.parse(day) <= Date.now() + 14 * 3_600_000, 'the day is in the future')
    .optional()
    .describe(
      'Day of the last check against the sources, in quotes: `"2026-11-21"`. Every published page has it.',
    ),
  layout: z
    .enum(['doc', 'home', 'reference'])
    .optional()
    .describe(
      '`home` is wide and has no contents. `reference` is for the page of a method, whose example is next to its text. Default: `doc`.',
    ),
  proposal: proposalSchema
    .optional()
    .describe('Only on pages of proposals, where it is required. Its keys are below.'),
  draft: z
    .boolean()
    .optional()
    .describe('`true`: only the development server shows the page; builds leave it out.'),
});

export type FrontMatter = z.infer<typeof frontMatterSchema>;
