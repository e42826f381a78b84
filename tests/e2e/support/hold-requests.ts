import type { BrowserContext, Page } from '@playwright/test';

type Way = 'abort' | 'continue' | 'wait';

/**
 * Holds requests for some addresses until the returned function says what becomes of them, and of those that follow.
 * The route stays: a request that is made as a route goes may hang.
 */
export async function holdRequests(
  by: Page | BrowserContext,
  address: string | RegExp | ((url: URL) => boolean),
): Promise<(way: Way) => void> {
  let way: Way = 'wait';
  const waiting: (() => void)[] = [];
  await by.route(address, async (route) => {
    while (way === 'wait') await new Promise<void>((resolve) => waiting.push(resolve));
    // A navigation may have given it up.
    await route[way]().catch(() => {});
  });
  return (next) => {
    way = next;
    for (const wake of waiting.splice(0)) wake();
  };
}
