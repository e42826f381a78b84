'use client';

import { LazyComponent, type LazySource } from '@/components/ui/lazy-component';
import type { SearchPageProps } from './search-page';

const source: LazySource<SearchPageProps> = { path: '/search', load: () => import('./search-page') };

/** The search page. Only opening it loads its code. */
export function SearchPageLoader(props: SearchPageProps) {
  return <LazyComponent source={source} props={props} />;
}
