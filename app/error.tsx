'use client';

// Next wants its error boundary here, as a default export; the navbar and footer around it stay usable.
export { PageError as default } from '@/components/ui/page-error';
