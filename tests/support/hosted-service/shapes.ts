import { z } from 'zod';

/** Parameters of one query that the stand-in understands; others are kept and passed on. */
export const searchRequest = z.looseObject({
  indexName: z.string().min(1),
  query: z.string().default(''),
  page: z.number().int().min(0).default(0),
  hitsPerPage: z.number().int().min(0).max(1000).default(20),
  facetFilters: z.union([z.string(), z.array(z.union([z.string(), z.array(z.string())]))]).optional(),
  attributesToRetrieve: z.array(z.string()).optional(),
  attributesToHighlight: z.array(z.string()).optional(),
  attributesToSnippet: z.array(z.string()).optional(),
  highlightPreTag: z.string().optional(),
  highlightPostTag: z.string().optional(),
  snippetEllipsisText: z.string().optional(),
  distinct: z.union([z.boolean(), z.number()]).optional(),
});

/** A query after it was checked. */
export type SearchRequest = z.infer<typeof searchRequest>;

/** Body of a query of several indices. */
export const queriesBody = z.looseObject({ requests: z.array(searchRequest).min(1) });

/** A request for recommendations after it was checked. */
export const recommendRequest = z.looseObject({
  indexName: z.string().min(1),
  model: z.literal('related-products'),
  objectID: z.string().min(1),
  threshold: z.number().min(0).max(100),
  maxRecommendations: z.number().int().min(0).default(30),
});

export type RecommendRequest = z.infer<typeof recommendRequest>;

/** Body of a request for recommendations. */
export const recommendBody = z.looseObject({ requests: z.array(recommendRequest).min(1) });

const identified = z.looseObject({ objectID: z.string().min(1) });

/** Body of a write of records. */
export const batchBody = z.strictObject({
  requests: z.array(
    z.strictObject({ action: z.enum(['addObject', 'updateObject', 'deleteObject']), body: identified }),
  ),
});

/** Body of a write of synonyms. */
export const synonymsBody = z.array(
  z.looseObject({
    objectID: z.string().min(1),
    type: z.literal('synonym'),
    synonyms: z.array(z.string()).min(2).max(20),
  }),
);

/** Body of a write of settings. */
export const settingsBody = z.record(z.string(), z.unknown());

/** Body of a move or a copy. */
export const operationBody = z.strictObject({
  operation: z.enum(['move', 'copy']),
  destination: z.string().min(1),
  scope: z.array(z.enum(['settings', 'synonyms', 'rules'])).optional(),
});

/** A fault as a test asks for it. */
export const faultOrder = z.strictObject({
  /**
   * What happens to a request: nothing, a late answer, an error, no answer, text that is not JSON, JSON of another
   * shape, or a closed socket.
   */
  fault: z.enum(['none', 'delay', 'status', 'timeout', 'garbage', 'wrong-shape', 'hang-up']),
  /** Status of `status`. */
  status: z.number().int().min(400).max(599).default(503),
  /** Milliseconds that a request waits before it is looked at; with any fault. */
  delay: z.number().min(0).default(0),
  /** Number of the first request that meets the fault, counted from 1 among those that match `path`. */
  nth: z.number().int().min(1).default(1),
  /** How many requests meet it; without it, all. */
  times: z.number().int().min(1).optional(),
  /** Regular expression that the request's method and path must match, such as `/batch$`. */
  path: z.string().default(''),
  /** Whether the service does the work before it fails, as where only the answer is lost. */
  afterwards: z.boolean().default(false),
});

export type FaultOrder = z.input<typeof faultOrder>;
export type Fault = z.output<typeof faultOrder>;
