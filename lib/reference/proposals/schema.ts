import { z } from 'zod';

/** What became of a proposed design, in the version that the site documents. */
export const proposalSchema = z
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

export type Proposal = z.infer<typeof proposalSchema>;
