'use client';

import { loadPage } from '@/components/ui/load-page';

/** The search page's own code, fetched when the page is opened: no other page carries it. */
export const SearchPageLoader = loadPage('/search', () => import('./search-page'));
