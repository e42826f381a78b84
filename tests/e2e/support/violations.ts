import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

/** Axe as the page gets it; it takes a page's time to send, so that a document gets it once. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 at levels A and AA. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Most of axe's time is the contrast of texts, and of links with the text around them; and most texts of a page look
 * like another one: whether it looks at each, or at one of those that share their own colours, lines and fonts and
 * those of all that is around them.
 */
type ContrastOf = 'each text' | 'each look';

/**
 * Expects that axe finds no violation of WCAG 2.2 A and AA. It asks again where it finds one: on a busy machine what
 * a page does when it is live comes late. A failure is soft, so that one run tells those of several pages.
 */
export async function expectNoViolations(
  page: Page,
  /** Selector of a part of the page; without it, the whole page. */
  { part = 'html' }: { part?: string } = {},
): Promise<void> {
  await expect
    .configure({ soft: true })
    .poll(() => violations(page, part, 'each look'), { message: `axe on ${page.url()}`, timeout: 30_000 })
    .toEqual([]);
}

/** Every violation, one line each: rule, what it wants, and where. */
export async function violations(page: Page, part: string, contrastOf: ContrastOf): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  if (contrastOf === 'each look') await leaveRepeatedLooks(page, part);
  const found = await page.evaluate(
    async ({ within, runOnly }) => {
      const { axe: here } = window as unknown as { axe: typeof axe };
      // What scrolls becomes a stop of the keyboard in the frame after the page was laid out.
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      // The pages have no frames, and what is no violation is read by nobody.
      const options: axe.RunOptions = {
        runOnly,
        resultTypes: ['violations'],
        iframes: false,
        elementRef: false,
      };
      return (await here.run(within, options)).violations;
    },
    { within: part, runOnly: tags },
  );
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}: ${target.join(' ')}: ${failureSummary}`),
  );
}

/** Marks all but one of the texts of each look, and tells axe to leave out what the looks of those marked decide. */
function leaveRepeatedLooks(page: Page, part: string): Promise<void> {
  return page.evaluate((within) => {
    const numbers = new Map<string, number>();
    const looks = new Map<Element, number>();
    /** Number of an element's look: what decides its text's contrast and sets a link apart, and the look of what it is in. */
    function lookOf(element: Element): number {
      const known = looks.get(element);
      if (known !== undefined) return known;
      const style = getComputedStyle(element);
      const around = element.parentElement ? lookOf(element.parentElement) : -1;
      const { color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight, textShadow } = style;
      const lines = [style.textDecoration, style.border];
      const font = [fontSize, fontWeight, style.fontStyle];
      const key = [around, color, backgroundColor, backgroundImage, opacity, textShadow, ...font, ...lines];
      const number = numbers.get(key.join()) ?? numbers.size;
      numbers.set(key.join(), number);
      looks.set(element, number);
      return number;
    }
    const seen = new Set<number>();
    for (const element of document.querySelectorAll(`${within} *`)) {
      const hasText = [...element.childNodes].some((it) => it.nodeType === 3 && it.textContent?.trim());
      // What is not shown has no contrast, and must not stand for what is.
      if (!hasText || !element.checkVisibility({ visibilityProperty: true })) continue;
      const look = lookOf(element);
      element.toggleAttribute('data-repeated-look', seen.has(look));
      seen.add(look);
    }
    const { axe: here } = window as unknown as { axe: typeof axe };
    here.configure({
      rules: [
        { id: 'color-contrast', selector: ':not([data-repeated-look])' },
        { id: 'link-in-text-block', selector: 'a[href]:not([data-repeated-look])' },
      ],
    });
  }, part);
}
