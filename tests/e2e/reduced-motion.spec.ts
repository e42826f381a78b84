import { open, sidebarLink, title } from './support/navigation';
import { expect, test } from './support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('nothing takes longer than 10 ms to move, and nothing scrolls smoothly', { tag: '@widths' }, async ({
  page,
}) => {
  for (const address of ['/', '/cli/install/', '/search/']) {
    await open(page, address);
    const moving = await page.evaluate(() => {
      const seconds = (value: string) =>
        Math.max(
          ...value.split(',').map((each) => Number.parseFloat(each) * (each.includes('ms') ? 0.001 : 1)),
        );
      const styles = [...document.querySelectorAll('*')].flatMap((element) =>
        [undefined, '::before', '::after'].map((part) => ({
          name: `${element.tagName} ${element.className} ${part ?? ''}`,
          style: getComputedStyle(element, part),
        })),
      );
      return styles
        .filter(({ style }) => {
          const animated = style.animationName !== 'none' && style.animationTimeline === 'auto';
          return (
            seconds(style.transitionDuration) > 0.01 ||
            seconds(style.transitionDelay) > 0.01 ||
            (animated && seconds(style.animationDuration) > 0.01) ||
            style.scrollBehavior === 'smooth'
          );
        })
        .map(({ name }) => name);
    });
    expect(moving, address).toEqual([]);
  }
});

test('everything still works', async ({ page }) => {
  await open(page, '/faq/');
  await page.locator('#side-panel summary', { hasText: 'Command Line Tools' }).click();
  await sidebarLink(page, '/cli/install').click();
  await expect(title(page)).toHaveText('Install the OpenOS CLI');
});
