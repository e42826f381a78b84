import { openHosted, recommendHosted } from '@/components/search/hosted';
import { linkItem } from '@/components/site/link-item';
import type { HostedConfig } from '@/lib/search/hosted-config';

/**
 * Puts the hosted service's recommendations in place of the pages found at build time, which stay where it has none
 * or does not answer.
 *
 * @param list the page's list of related pages
 */
export async function showRecommendations(list: HTMLElement, config: HostedConfig): Promise<void> {
  const current = list.dataset.related ?? '';
  try {
    const found = await recommendHosted(
      openHosted(config),
      config.indexName,
      `${current}#:0`,
      list.childElementCount,
    );
    const others = found.filter(({ route }) => route !== current);
    if (others.length > 0) list.replaceChildren(...others.map(({ route, title }) => linkItem(route, title)));
  } catch (error) {
    console.warn('The search service recommends nothing.', error);
  }
}
