import type { BrowserContext, Page } from '@playwright/test';

type Way = 'abort' | 'continue' | 'wait';

/**
 * Holds requests for some addresses until the returned function decides how they and later ones continue. The route
 * stays: a request during the removal of a route may hang.
 */
export async function holdRequests(
  by: Page | BrowserContext,
  address: string | RegExp | ((url: URL) => boolean),
): Promise<(way: Way) => void> {
  let way: Way = 'wait';
  const waiting: (() => void)[] = [];
  await by.route(address, async (route) => {
    while (way === 'wait') await new Promise<void>((resolve) => waiting.push(resolve));
    // A navigation may have aborted it.
    await route[way]().catch(() => {});
  });
  return (next) => {
    way = next;
    for (const wake of waiting.splice(0)) wake();
  };
}
