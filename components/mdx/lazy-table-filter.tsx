'use client';

import dynamic from 'next/dynamic';

/** Few pages have a table to filter: the others do not load its code. */
export const LazyTableFilter = dynamic(() => import('./table-filter').then(({ TableFilter }) => TableFilter));
