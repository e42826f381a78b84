import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { belowHeader } from './navigation';
import { htmlFile, linkOf, routes } from './routes';

/** A heading in the middle of a page: a deep link that a reader may have been given; none where there is no heading. */
export function deepLink(route: string): string | undefined {
  const ids = Array.from(readFileSync(htmlFile(route), 'utf8').matchAll(/<h2 id="([^"]+)"/g), ([, id]) => id);
  const id = ids[Math.floor(ids.length / 2)];
  return id === undefined ? undefined : `${linkOf(route)}#${id}`;
}

/** One of each page that has headings. */
export const deepLinks = routes.map(deepLink).filter((link) => link !== undefined);

/** A heading comes to rest 0–40 px below the header; less only where the page ends and can not scroll further. */
export async function expectBelowHeader(page: Page, link: string): Promise<void> {
  const selector = `[id="${link.replace(/.*#/, '')}"]`;
  await expect
    .poll(async () => {
      const distance = await belowHeader(page, selector);
      const atEnd = await page.evaluate(
        () => innerHeight + scrollY >= document.documentElement.scrollHeight - 1,
      );
      return distance >= 0 && (distance <= 40 || atEnd) ? 'in place' : `${distance} px below the header`;
    }, link)
    .toBe('in place');
}
