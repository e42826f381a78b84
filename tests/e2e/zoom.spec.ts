import type { Page } from '@playwright/test';
import { open, scrolled } from './support/navigation';
import { ask, openModal } from './support/search-modal';
import { expect, test } from './support/test';

const kinds = ['/', '/cli/install/', '/api/getBlock/', '/architecture/', '/search/?q=stake', '/404.html'];

/** What the page scrolls sideways by, in pixels. */
const excess = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test.describe('at 400 % of 1280 × 1024', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  for (const address of kinds) {
    test(`${address} needs no scrolling sideways, and nothing stays over the text`, async ({ page }) => {
      await open(page, address);
      await page.evaluate(() => scrollTo(0, 300));
      await expect.poll(() => scrolled(page)).toBeGreaterThan(100);
      expect(await excess(page)).toBe(0);
      // WCAG 2.4.11: a stop of the keyboard is at least in part uncovered. Forty stops of each page.
      for (let stop = 0; stop < 40; stop++) {
        await page.keyboard.press('Tab');
        expect(
          await page.evaluate(isFocusSeen),
          await page.evaluate(() => document.activeElement?.outerHTML),
        ).toBe(true);
      }
    });
  }

  test('the search shows a result and can be left', async ({ page }) => {
    const modal = await openModal(page);
    await ask(modal, 'stake');
    await expect(modal.hits.first()).toBeInViewport({ ratio: 0.9 });
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(modal.dialog.locator('[aria-selected=true]')).toBeInViewport({ ratio: 0.5 });
    await page.keyboard.press('Escape');
    await expect(modal.dialog).toHaveCount(0);
  });
});

test('text with the spacing of WCAG 1.4.12 loses nothing', { tag: '@widths' }, async ({ page }) => {
  for (const address of kinds) {
    await open(page, address);
    await page.addStyleTag({
      content:
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
    });
    expect(await excess(page), address).toBe(0);
    expect(await page.evaluate(cutText), address).toEqual([]);
  }
});

/** Whether any part of what has the focus can be seen. Runs in the page. */
function isFocusSeen(): boolean {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return true;
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const [x, y] = [
    (Math.max(left, 0) + Math.min(right, innerWidth)) / 2,
    [top + 1, (top + bottom) / 2, bottom - 1],
  ];
  return y.some((it) => {
    const there = document.elementFromPoint(x, it);
    return (
      there !== null && (focused.contains(there) || there.contains(focused) || there.tagName === 'LABEL')
    );
  });
}

/** Elements of the text that are cut off without a way to scroll to them. Runs in the page. */
function cutText(): string[] {
  return Array.from(document.querySelectorAll<HTMLElement>('header *, main *, body > footer *'))
    .filter((it) => it.checkVisibility() && !it.closest('.visually-hidden, svg') && it.children.length === 0)
    .filter((it) => {
      const { overflowX, overflowY, clipPath } = getComputedStyle(it);
      const isCut = it.scrollHeight > it.clientHeight + 4 || it.scrollWidth > it.clientWidth + 1;
      return isCut && clipPath === 'none' && (overflowX === 'hidden' || overflowY === 'hidden');
    })
    .map((it) => it.outerHTML.slice(0, 120));
}
