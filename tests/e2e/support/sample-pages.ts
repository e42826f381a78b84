/** Addresses of one page of each kind: what holds for all pages is tested on these, and on every page in the full run. */
export const samplePages = [
  '/',
  '/cli/install/',
  '/architecture/',
  '/api/getBlock/',
  '/tokens/SendTokens/',
  '/search/?q=stake',
  '/404.html',
] as const;
