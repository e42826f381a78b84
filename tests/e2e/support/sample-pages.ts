import type { Page } from '@playwright/test';
import { open } from './navigation';

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

/** Opens a page and waits until everything in it is there and answers: on the search page, the results too. */
export async function openWhole(page: Page, address: string): Promise<void> {
  await open(page, address);
  if (address.includes('?q=')) await page.locator('main [data-status=done]').waitFor();
}
