'use client';

import { lazyPart } from '@/components/ui/lazy-part';
import type { SearchPageProps } from './search-page';

/** The search page's own code, loaded when the page is opened: no other page carries it. */
export const SearchPageLoader = lazyPart<SearchPageProps>('/search', () => import('./search-page'));
