import { startFragileHost } from './support/fragile-host';
import { recordLayoutShifts } from './support/layout-shifts';
import { settled } from './support/navigation';
import { builtRelease } from './support/releases';
import { expect, test } from './support/test';

// A fast machine has parsed a page before it paints any of it: what a slow one shows in between is seen only here.
for (const address of ['/cookbook/', '/api/getBalance/', '/search/?q=stake']) {
  test(`nothing of ${address} moves while it arrives in pieces`, { tag: '@widths' }, async ({ page }) => {
    const host = await startFragileHost(builtRelease);
    host.decide = (pathname) => (pathname.endsWith('/') ? 'pieces' : 'fine');
    const shifts = await recordLayoutShifts(page);
    await page.goto(host.origin + address);
    await settled(page);
    await page.waitForLoadState('networkidle');
    const paints = await page.evaluate(() => performance.getEntriesByType('paint').map((it) => it.startTime));
    const { responseEnd } = await page.evaluate(
      () => performance.getEntriesByType('navigation')[0]?.toJSON() as PerformanceNavigationTiming,
    );
    expect(Math.max(...paints), 'painted before all of it was there').toBeLessThan(responseEnd);
    expect(await shifts()).toEqual([]);
    await host.close();
  });
}
