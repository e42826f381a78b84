import type { Locator } from '@playwright/test';
import { open, sidebarLink, title } from './support/navigation';
import { ask, openModal } from './support/search-modal';
import { expect, test } from './support/test';
import { expectNoViolations } from './support/violations';

const style = (locator: Locator, property: string, part?: string) =>
  locator.evaluate((element, [name, pseudo]) => getComputedStyle(element, pseudo).getPropertyValue(name), [
    property,
    part,
  ] as const);

test('print has the article and nothing around it, dark on light, whole, with the addresses of links', {
  tag: ['@widths', '@modes'],
}, async ({ page }) => {
  await open(page, '/cli/install/');
  await page.emulateMedia({ media: 'print' });
  await expect(title(page)).toBeVisible();
  await expect(page.locator('.prose > p').first()).toBeVisible();
  const around =
    'body > :is(header, aside, footer), #side-panel, nav, button, a.anchor, [role=tablist], a[href="#content"]';
  const shown = await page
    .locator(around)
    .evaluateAll((all) =>
      all
        .filter((each) => each.checkVisibility() && each.getBoundingClientRect().top > -100)
        .map((each) => each.outerHTML),
    );
  expect(shown).toEqual([]);
  const hidden = await page
    .locator('.prose [role=tabpanel] > *, .prose details > *')
    .evaluateAll((all) =>
      all
        .filter((it) => !it.checkVisibility({ contentVisibilityAuto: true }) || it.clientHeight === 0)
        .map((each) => each.outerHTML.slice(0, 100)),
    );
  expect(hidden, 'what is folded is unfolded').toEqual([]);
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.locator('.prose > h2').first()).toHaveCSS('color', 'rgb(0, 0, 0)');
  const external = page.locator('.prose a[href^=http]').first();
  expect(await style(external, 'content', '::after')).toContain(await external.getAttribute('href'));
  const clipped = await page
    .locator('.prose pre')
    .evaluateAll((all) => all.filter((pre) => pre.scrollWidth > pre.clientWidth + 1).length);
  expect(clipped, 'code is wrapped').toBe(0);
  await expect(page.locator('.prose pre').first()).toHaveCSS('white-space-collapse', 'preserve');
});

/** What is inside the margins of a sheet of A4 at 96 pixels an inch. */
const sheet = { width: 672, height: 986 };

for (const [what, address] of [
  ['a method', '/api/sendTransaction/'],
  ['a recipe', '/tokens/BurnTokens/'],
  ['a guide with a diagram', '/consensus/turbine-block-propagation/'],
  ['a table with four columns', '/'],
] as const)
  test(`${what} is printed within the sheet, and without buttons, scroll bars or arrows`, async ({
    page,
  }) => {
    await open(page, address);
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize(sheet);
    const wrong = await page.locator('main').evaluate((main, width) => {
      const shown = [...main.querySelectorAll('*')].filter((each) => each.checkVisibility());
      return {
        buttons: shown.filter((each) => each.matches('button, input, select, a[download]')).length,
        arrows: shown.filter(
          (each) => each.matches('summary') && getComputedStyle(each, '::before').display !== 'none',
        ).length,
        scrolling: shown.filter(
          (each) => getComputedStyle(each).overflowX !== 'visible' && each.scrollWidth > each.clientWidth + 1,
        ).length,
        wide: shown
          .filter((each) => each.matches('p, li, pre, td, th, svg, figcaption'))
          .filter((each) => each.getBoundingClientRect().right > width)
          .map((each) => each.outerHTML.slice(0, 100)),
      };
    }, sheet.width);
    expect(wrong).toEqual({ buttons: 0, arrows: 0, scrolling: 0, wide: [] });
  });

test('a printed program goes on to the next sheet, a short block is not divided, and a drawing fits below its heading', async ({
  page,
}) => {
  await open(page, '/tokens/BurnTokens/');
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(sheet);
  const blocks = page.locator('.prose figure:has(> pre)');
  const program = blocks.filter({ hasText: 'createSolanaRpcSubscriptions(' });
  await expect(program, 'the program is printed once').toHaveCount(1);
  await expect(program).toHaveCSS('break-inside', 'auto');
  await expect(program.locator('pre')).toHaveCSS('break-inside', 'auto');
  await expect(blocks.first()).toHaveCSS('break-inside', 'avoid');
  // Space below the article would be another sheet.
  expect(await page.locator('body').evaluate((body) => body.scrollHeight)).toBeLessThanOrEqual(
    await page.locator('main').evaluate((main) => Math.ceil(main.getBoundingClientRect().bottom + scrollY)),
  );

  await open(page, '/consensus/turbine-block-propagation/');
  const drawing = await page.locator('.prose figure [role=img]').first().boundingBox();
  expect(drawing?.height).toBeLessThan(0.7 * sheet.height);
});

test('printed links have their address, except links on the page and terms', async ({ page }) => {
  await open(page, '/consensus/turbine-block-propagation/');
  await page.emulateMedia({ media: 'print' });
  const addressOf = (selector: string) =>
    style(page.locator(`.prose ${selector}`).first(), 'content', '::after');
  expect(await addressOf('p > a[href^="/"]:not([data-definition])')).toMatch(
    /^" \(" attr\(href\) "\)"$|^" \(\/[\w/#-]+\)"$/,
  );
  expect(await addressOf('p > a[href^="#"]')).toBe('none');
  expect(await addressOf('a[data-definition]')).toBe('none');
});

test('with reduced motion nothing takes longer than 10 ms to move, and nothing scrolls smoothly', {
  tag: '@widths',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const address of ['/', '/cli/install/', '/search/']) {
    await open(page, address);
    const moving = await page.evaluate(() => {
      const isLong = (times: string) =>
        times.split(',').some((it) => Number.parseFloat(it) * (it.includes('ms') ? 1 : 1000) > 10);
      return [...document.querySelectorAll('*')].flatMap((element) =>
        [undefined, '::before', '::after'].flatMap((part) => {
          const of = getComputedStyle(element, part);
          const isAnimated = of.animationName !== 'none' && of.animationTimeline === 'auto';
          const moves =
            isLong(of.transitionDuration) ||
            isLong(of.transitionDelay) ||
            (isAnimated && isLong(of.animationDuration)) ||
            of.scrollBehavior === 'smooth';
          return moves ? [`${element.tagName} ${element.className} ${part}`] : [];
        }),
      );
    });
    expect(moving, address).toEqual([]);
  }
});

// The reader's own colours: every difference shown by a background or a shadow has to be shown otherwise.
test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  for (const colorScheme of ['light', 'dark'] as const)
    test(`drawings and icons stand out in a ${colorScheme} palette`, {
      tag: colorScheme === 'dark' ? '@modes' : ['@modes', '@full'],
    }, async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      await open(page, '/consensus/turbine-block-propagation/');
      const contrasts = await page.evaluate(() => {
        const luminance = (color: string) => {
          const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
          const linear = (it: number) =>
            it / 255 <= 0.04045 ? it / 255 / 12.92 : ((it / 255 + 0.055) / 1.055) ** 2.4;
          return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
        };
        const ground = luminance(getComputedStyle(document.documentElement).backgroundColor);
        const parts =
          'main figure svg :is(text, line, polyline, [class^=s]), header > :not(nav) svg path:not(summary *)';
        return [...document.querySelectorAll(parts)]
          .filter((part) => part.checkVisibility())
          .map((part) => {
            const { fill, stroke } = getComputedStyle(part);
            return part.tagName === 'text' || (part.tagName === 'path' && stroke === 'none') ? fill : stroke;
          })
          .filter((paint) => paint.startsWith('rgb'))
          .map(luminance)
          .map((paint) => (Math.max(paint, ground) + 0.05) / (Math.min(paint, ground) + 0.05));
      });
      expect(contrasts.length).toBeGreaterThan(20);
      expect(Math.min(...contrasts)).toBeGreaterThanOrEqual(3);
    });

  test('chosen, current and focused elements have an edge, buttons too, and axe finds nothing', {
    tag: '@full',
  }, async ({ page }) => {
    await open(page, '/api/getBlock/');
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    const sendButton = page.getByRole('button', { name: 'Send', exact: true });
    await expect(sendButton).toHaveCSS('border-block-start-style', 'solid');

    await open(page, '/search/?q=stake');
    const [all, guide] = [page.getByText('All', { exact: true }), page.getByText('Guide', { exact: true })];
    expect(await style(all, 'background-color')).not.toBe(await style(guide, 'background-color'));
    await expectNoViolations(page);

    const modal = await openModal(page);
    await ask(modal, 'stake');
    await expect(modal.dialog.locator('[aria-selected=true] a')).toHaveCSS('outline-style', 'solid');
    await page.keyboard.press('Escape');
    const current = sidebarLink(page, '/cli/install');
    expect(await style(current, 'border-inline-start-style', '::before')).toBe('solid');
    const tabs = page.locator('[data-tabs=os]').first().getByRole('tab');
    await expect(tabs.first()).toHaveCSS('border-block-end-width', '3px');
    await expect(tabs.last()).not.toHaveCSS('border-block-end-width', '3px');
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus-visible')).toHaveCSS('outline-style', 'solid');
    await expectNoViolations(page);
  });
});
