'use client';

// Next requires the error boundary here, as a default export; the navbar and footer around it stay usable.
export { PageError as default } from '@/components/site/page-error';
