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

/** Throws where a query of several indices is not as the site promises; other requests pass. */
export function checkExpectedQuery({ path, body }: ReceivedRequest, expected: ExpectedQuery): void {
  if (path !== '/1/indexes/*/queries') return;
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
