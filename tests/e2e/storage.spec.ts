import type { Page } from '@playwright/test';
import { open, title } from './support/navigation';
import { expect, test } from './support/test';

/** Goes through what stores something; none of it may fail. What the browser says is watched by every test. */
async function useEverything(page: Page): Promise<void> {
  await open(page, '/cli/install/');
  await page.getByRole('button', { name: 'Dark mode' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('tab', { name: 'macOS' }).first().click();
  await expect(page.getByRole('tab', { name: 'macOS' }).last()).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: 'Close announcement' }).click();
  await expect(page.getByRole('button', { name: 'Close announcement' })).toBeHidden();
  await page.locator('a[rel=next]').click();
  await expect(title(page)).toHaveText('Introduction to the OpenOS CLI');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
}

/** Console warnings of a page from now on. */
function recordWarnings(page: Page): string[] {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  return warnings;
}

test('storage that is refused costs only a warning', { tag: '@widths' }, async ({ page }) => {
  await page.addInitScript(() => {
    for (const area of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, area, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
  const warnings = recordWarnings(page);
  await useEverything(page);
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toContain('Storage is unavailable');
});

test('storage that is full costs only a warning', { tag: '@widths' }, async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  const warnings = recordWarnings(page);
  await useEverything(page);
  expect(warnings).toHaveLength(1);
});

test('storage that is missing costs only a warning', async ({ page }) => {
  await page.addInitScript(() => {
    for (const area of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, area, { value: null });
  });
  const warnings = recordWarnings(page);
  await useEverything(page);
  expect(warnings).toHaveLength(1);
});

test('corrupted values stand for the defaults', { tag: '@widths' }, async ({ page }) => {
  await page.addInitScript(() => {
    if (sessionStorage.length > 0) return;
    const nonsense = '{"half": [';
    for (const key of [
      'theme',
      'docusaurus.announcement.dismiss',
      'docusaurus.announcement.id',
      'docs-preferred-version-default',
      'docusaurus.tab.os',
    ]) {
      localStorage.setItem(key, nonsense);
    }
    sessionStorage.setItem('sidebar.masterSidebar', nonsense);
  });
  await open(page, '/cli/install/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.getByRole('button', { name: 'Close announcement' })).toBeVisible();
  await expect(page.getByRole('tab').first()).toHaveAttribute('aria-selected', 'true');
  await useEverything(page);
});

test('the preferred version is stored under the name of the former site', async ({ page }) => {
  await open(page, '/');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('docs-preferred-version-default')))
    .toBe('current');
});
