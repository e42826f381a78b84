import type { Page } from '@playwright/test';
import { expectDiagramsFit } from './support/layout';
import { open, title } from './support/navigation';
import { expect, test } from './support/test';

/** The first diagram of a page. */
const diagram = (page: Page) =>
  page.locator('figure', { has: page.getByRole('button', { name: /^Enlarge: / }) }).first();

// Every page: see every-page.spec.ts.
test('a wide flowchart is upright on phones, and the enlarged one is as wide as on a desktop', async ({
  page,
}) => {
  const shape = async () => {
    const drawing = diagram(page).getByRole('img');
    await expect(drawing, 'screen readers meet one').toHaveCount(1);
    const { width = 0, height = 0 } = (await drawing.boundingBox()) ?? {};
    return width > height ? 'wide' : 'upright';
  };
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/learn/errors/');
  expect(await shape()).toBe('wide');
  await expectDiagramsFit(page);
  expect(await shape()).toBe('upright');
  await diagram(page).getByRole('button').click();
  const { width = 0, height = 0 } = (await page.locator('[popover]:popover-open use').boundingBox()) ?? {};
  expect(width).toBeGreaterThan(height);
  const arrow = diagram(page).locator('marker > *').first();
  await expect(arrow, 'the enlarged one has arrows').toHaveCSS('visibility', 'visible');
  expect(await arrow.evaluate((it) => it.closest('[role=img]')?.checkVisibility())).toBe(true);
});

test('the enlarged one has the focus, also on a page that a link opened', async ({ page }) => {
  await open(page, '/validator/gossip/');
  await page.locator('a[href="/validator/tpu/"]').first().click();
  await expect(title(page)).toHaveText('Transaction Processing Unit');
  const enlarge = diagram(page).getByRole('button', { name: /^Enlarge: / });
  await enlarge.press('Enter');
  const close = page.getByRole('dialog').getByRole('button', { name: 'Close' });
  await expect(close).toBeFocused();
  await close.press('Enter');
  await expect(close).toBeHidden();
  await expect(enlarge).toBeFocused();
});

test('a wide sequence diagram is a list of its messages on phones', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/consensus/vote-signing/');
  await expect(diagram(page).getByRole('img')).toBeVisible();
  await expect(diagram(page).getByRole('listitem')).toHaveCount(0);
  const messages = await diagram(page).locator('.message text').allTextContents();
  await expectDiagramsFit(page);
  await expect(diagram(page).getByRole('img')).toHaveCount(0);
  const steps = await diagram(page).getByRole('listitem').allInnerTexts();
  expect(steps.map((it) => it.split('\n').at(-1))).toEqual(messages);
});
