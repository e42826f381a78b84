import { z } from 'zod';

const name = z.string().min(1);
const facetFilters = z.array(z.union([z.string(), z.array(z.string())]));
const item = z.looseObject({ objectID: name });

/** A query; parameters that the stand-in does not know pass. */
export const searchRequest = z.looseObject({
  indexName: name,
  query: z.string(),
  page: z.number().int().min(0).default(0),
  hitsPerPage: z.number().int().min(1).max(1000).default(20),
  facetFilters: facetFilters.default([]),
  attributesToRetrieve: z.array(z.string()).optional(),
  attributesToSnippet: z.array(z.string()).default([]),
  highlightPreTag: z.string().default('<em>'),
  highlightPostTag: z.string().default('</em>'),
  distinct: z.union([z.boolean(), z.number()]).optional(),
});

/** What the site promises of a query that readers make: 20 hits, in one language and one version. */
export const promisedQuery = z.looseObject({
  hitsPerPage: z.literal(20),
  facetFilters: facetFilters.refine((filters) =>
    /^language:en,docusaurus_tag:docs-default-/.test(filters.join()),
  ),
});

export const recommendRequest = z.looseObject({
  indexName: name,
  model: z.literal('related-products'),
  objectID: name,
  threshold: z.number().min(0).max(100),
  maxRecommendations: z.number().int().min(0).default(30),
});

export const queriesBody = z.looseObject({ requests: z.array(searchRequest).min(1) });
export const recommendBody = z.looseObject({ requests: z.array(recommendRequest).min(1) });
export const settingsBody = z.record(z.string(), z.unknown());
export const batchBody = z.strictObject({
  requests: z.array(z.strictObject({ action: z.enum(['addObject', 'deleteObject']), body: item })),
});
export const synonymsBody = z.array(
  item.extend({ type: z.literal('synonym'), synonyms: z.array(z.string()).min(2).max(20) }),
);
export const operationBody = z.strictObject({
  operation: z.enum(['move', 'copy']),
  destination: name,
  scope: z.array(z.enum(['settings', 'synonyms', 'rules'])).optional(),
});
