import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Every violation of WCAG 2.2 A and AA, one line each: rule, what it wants, and where.
 *
 * @param part selector of the part that is looked at, the whole page by default
 */
export async function violations(page: Page, part = 'html'): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page })
    .include(part)
    .options({ runOnly: tags, resultTypes: ['violations'] })
    // Axe in one go and in the page itself: the pages have no frames, and the largest has thousands of elements.
    .setLegacyMode()
    .analyze();
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}: ${target.join(' ')}: ${failureSummary}`),
  );
}
