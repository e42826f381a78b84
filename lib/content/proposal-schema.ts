import { z } from 'zod';

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
