'use client';

import { lazyComponent } from '@/components/ui/lazy-component';
import type { SearchPageProps } from './search-page';

/** The search page. Only opening it loads its code. */
export const SearchPageLoader = lazyComponent<SearchPageProps>('/search', () => import('./search-page'));
