import type { Locator } from '@playwright/test';
import { open, sidebarLink } from './support/navigation';
import { ask, openModal } from './support/search-modal';
import { expect, test } from './support/test';
import { expectNoViolations } from './support/violations';

// The reader's own colours: every difference that is told by a background or a shadow has to be told otherwise.
test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

const style = (locator: Locator, property: string, part?: string) =>
  locator.evaluate((element, [name, pseudo]) => getComputedStyle(element, pseudo).getPropertyValue(name), [
    property,
    part,
  ] as const);

// Light and dark palettes of the system, and each with either mode of the site.
for (const colorScheme of ['light', 'dark'] as const) {
  test(`drawings are in the colours of the text in a ${colorScheme} palette`, { tag: '@modes' }, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await open(page, '/consensus/turbine-block-propagation/');
    const ground = await style(page.locator('body'), 'background-color');
    const paints = await page.locator('main figure svg').evaluateAll((drawings) =>
      drawings.flatMap((drawing) =>
        Array.from(drawing.querySelectorAll('text, line, polyline, [class^=s]'), (part) => {
          const { fill, stroke } = getComputedStyle(part);
          return part.tagName === 'text' ? fill : stroke;
        }),
      ),
    );
    expect(paints.length).toBeGreaterThan(20);
    const html = await style(page.locator('html'), 'background-color');
    expect(paints.filter((paint) => [ground, html].includes(paint))).toEqual([]);
    const least = await page.evaluate(
      ([all, canvas]) => {
        const luminance = (color: string) => {
          const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
          const linear = (it: number) =>
            it / 255 <= 0.04045 ? it / 255 / 12.92 : ((it / 255 + 0.055) / 1.055) ** 2.4;
          return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
        };
        const contrast = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
        return Math.min(
          ...all.filter((it) => it.startsWith('rgb')).map((it) => contrast(luminance(it), luminance(canvas))),
        );
      },
      [paints, html] as const,
    );
    expect(least).toBeGreaterThanOrEqual(3);
  });
}

test('what is chosen, current or focused can be told', async ({ page }) => {
  await open(page, '/cli/install/');
  expect(await style(sidebarLink(page, '/cli/install'), 'border-inline-start-style', '::before')).toBe(
    'solid',
  );
  const tabs = page.locator('[data-tabs=os]').first().getByRole('tab');
  expect(await style(tabs.first(), 'border-block-end-width')).toBe('3px');
  expect(await style(tabs.last(), 'border-block-end-width')).not.toBe('3px');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await style(page.locator(':focus-visible'), 'outline-style')).toBe('solid');

  await open(page, '/search/');
  const [all, guide] = [page.getByText('All', { exact: true }), page.getByText('Guide', { exact: true })];
  expect(await style(all, 'background-color')).not.toBe(await style(guide, 'background-color'));

  const modal = await openModal(page);
  await ask(modal, 'stake');
  const chosen = modal.dialog.locator('[aria-selected=true] a');
  expect(await style(chosen, 'outline-style')).toBe('solid');
});

test('buttons have edges, and icons are seen', async ({ page }) => {
  await open(page, '/api/getBlock/');
  await page.getByRole('button', { name: 'Open the console' }).click();
  const sendButton = page.getByRole('button', { name: 'Send', exact: true });
  await expect(sendButton).toBeVisible();
  expect(await style(sendButton, 'border-block-start-style')).toBe('solid');
  const ground = await style(page.locator('html'), 'background-color');
  const icons = await page.locator('header svg:visible path').evaluateAll((paths) =>
    paths.map((path) => {
      const { fill, stroke } = getComputedStyle(path);
      return stroke === 'none' ? fill : stroke;
    }),
  );
  expect(icons.length).toBeGreaterThan(3);
  expect(icons).not.toContain(ground);
});

test('axe finds nothing', async ({ page }) => {
  for (const address of ['/', '/cli/install/', '/search/?q=stake']) {
    await open(page, address);
    await expectNoViolations(page);
  }
});
