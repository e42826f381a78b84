'use client';

import { lazyComponent } from '@/components/ui/lazy-component';
import type { SearchPageProps } from './search-page';

/** The search page's own code, loaded when the page is opened: no other page carries it. */
export const SearchPageLoader = lazyComponent<SearchPageProps>('/search', () => import('./search-page'));
