'use client';

import { loadPage } from '@/components/ui/load-page';
import type { SearchPageProps } from './search-page';

/** The search page's own code, fetched when the page is opened: no other page carries it. */
export const SearchPageLoader = loadPage<SearchPageProps>('/search', () => import('./search-page'));
