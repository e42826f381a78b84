import type { ThemeConfig } from '@/lib/nav/site-types';
import type { PageLinks } from '@/lib/site';

/** An address of another site, without fragment, and where it is linked, as `file:line`. */
export interface Address {
  url: string;
  places: string[];
}

/** The addresses that pages, navbar and footer link, each once, in alphabetical order. */
export function addressesOf(
  outside: PageLinks['outside'],
  { navbar, footer }: Pick<ThemeConfig, 'navbar' | 'footer'>,
): Address[] {
  const inPages = outside.map(({ url, file, line }) => ({ url, place: `${file}:${line}` }));
  const inFrame = [
    ...navbar.items.flatMap((item) => (item.type === 'dropdown' ? item.items : [item])),
    ...footer.columns.flatMap(({ items }) => items),
  ].flatMap((item) => ('href' in item ? [{ url: item.href, place: 'content/site.ts' }] : []));
  const places = new Map<string, Set<string>>();
  for (const { url, place } of [...inPages, ...inFrame]) {
    const address = url.replace(/#.*$/s, '');
    places.set(address, (places.get(address) ?? new Set()).add(place));
  }
  return [...places]
    .map(([url, found]) => ({ url, places: [...found] }))
    .sort((a, b) => (a.url < b.url ? -1 : 1));
}
