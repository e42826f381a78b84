import { type Release, startStaticHost } from '@/tests/support/static-host';
import { recordLayoutShifts } from './support/layout-shifts';
import { settled } from './support/navigation';
import { builtRelease } from './support/releases';
import { expect, test } from './support/test';

/** The site for a browser that shows a page as it comes, as those do that do not know the link to what is waited for. */
const shownAsItComes: Release = (pathname) => {
  const file = builtRelease(pathname);
  if (!file.type.startsWith('text/html')) return file;
  return { ...file, body: Buffer.from(file.body.toString().replace(/<link rel="expect"[^>]*>/, '')) };
};

// A fast machine has parsed a page before it paints any of it: what a slow one shows in between is seen only here.
for (const address of ['/cookbook/', '/api/getBalance/', '/search/?q=stake']) {
  test(`nothing of ${address} moves while it arrives in pieces`, { tag: '@widths' }, async ({ page }) => {
    const host = await startStaticHost('try-files', { release: shownAsItComes });
    host.decide = (pathname) => (pathname.endsWith('/') ? 'pieces' : 'fine');
    const shifts = await recordLayoutShifts(page);
    await page.goto(host.origin + address);
    await settled(page);
    await page.waitForLoadState('networkidle');
    const paints = await page.evaluate(() => performance.getEntriesByType('paint').map((it) => it.startTime));
    const { responseEnd } = await page.evaluate(
      () => performance.getEntriesByType('navigation')[0]?.toJSON() as PerformanceNavigationTiming,
    );
    expect(Math.max(...paints), 'painted before half of it was there').toBeLessThan(responseEnd / 2);
    expect(await shifts()).toEqual([]);
    await host.close();
  });
}
