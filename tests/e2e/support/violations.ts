import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { laidOut } from './layout';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 at levels A and AA. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Expects that axe finds no violation of WCAG 2.2 A and AA in a page at rest. A failure is soft, so that one run reports
 * several pages.
 *
 * @param part selector of a part of the page; without it, the whole page
 */
export async function expectNoViolations(page: Page, { part = 'html' } = {}): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  // What the header half covers is a smaller target only until it is scrolled.
  if (part === 'main') await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await laidOut(page);
  expect.soft(await page.evaluate(violations, { part, tags }), `axe on ${page.url()}`).toEqual([]);
}

/** Every violation, one line each: rule, what it wants, and where. Runs in the page. */
async function violations({ part, tags: values }: { part: string; tags: string[] }): Promise<string[]> {
  // During a fade, the contrast is between start and end values. Some animations follow the scrolling, or never end.
  const fading = document.getAnimations().filter(({ timeline, effect }) => {
    return timeline === document.timeline && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
  });
  await Promise.allSettled(fading.map((it) => it.finished));
  const { axe: here } = window as unknown as { axe: typeof axe };
  const found = await here.run(part, {
    runOnly: values,
    // The pages have no frames, and only violations are read.
    resultTypes: ['violations'],
    iframes: false,
    elementRef: false,
  });
  return found.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}: ${target.join(' ')}: ${failureSummary}`),
  );
}
