import { flexsearch } from './flexsearch';
import { minisearchOurs } from './minisearch-ours';
import { minisearchPlain } from './minisearch-plain';
import { orama } from './orama';
import { pagefind } from './pagefind';

/** What is compared, in the order of the tables. */
export const candidates = [minisearchOurs, minisearchPlain, orama, flexsearch, pagefind];
