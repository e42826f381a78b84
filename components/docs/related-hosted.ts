import { openHosted, recommendHosted } from '@/components/search/hosted';
import type { HostedConfig } from '@/lib/search/hosted-config';
import { href } from '@/lib/url';

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
    if (others.length > 0) list.replaceChildren(...others.map(listItem));
  } catch (error) {
    console.warn('The search service recommends nothing.', error);
  }
}

function listItem({ title, route }: { title: string; route: string }): HTMLElement {
  const link = document.createElement('a');
  link.href = href(route);
  link.textContent = title;
  const item = document.createElement('li');
  item.append(link);
  return item;
}
