import { z } from 'zod';
import type { ReceivedRequest } from './received-request';

/** What the site promises of each of its queries. */
export interface ExpectedQuery {
  hitsPerPage: number;
  /** Filters that must be among those of the query, at any depth. */
  facetFilters: string[];
}

/** The promises of the search box. */
export const searchBoxQuery: ExpectedQuery = {
  hitsPerPage: 20,
  facetFilters: ['language:en', 'docusaurus_tag:docs-default-current'],
};

/** A query of whatever kind. */
const anyQuery = z.looseObject({ requests: z.array(z.looseObject({ query: z.string() })).min(1) });

/**
 * Throws where a query of several indices is not as the site promises; other requests pass. A query that was asked as
 * promised may be asked again in another way.
 */
export function checkExpectedQuery(
  { path, body }: ReceivedRequest,
  expected: ExpectedQuery,
  before: readonly ReceivedRequest[],
): void {
  if (path !== '/1/indexes/*/queries') return;
  const textOf = (it: unknown) => anyQuery.safeParse(it).data?.requests[0]?.query;
  if (before.some((request) => textOf(request.body) === textOf(body))) return;
  const query = z.looseObject({
    indexName: z.string().min(1),
    query: z.string(),
    hitsPerPage: z.literal(expected.hitsPerPage),
    facetFilters: z
      .array(z.union([z.string(), z.array(z.string())]))
      .refine((filters) => expected.facetFilters.every((filter) => filters.flat().includes(filter)), {
        error: `must have ${expected.facetFilters.join(' and ')}`,
      }),
  });
  z.looseObject({ requests: z.array(query).min(1) }).parse(body);
}
