import { usePathname } from 'next/navigation';
import { type Sections, sectionOf } from '@/lib/nav/section-of';
import { routeOf } from '@/lib/url';

/** What `aria-current` says of a link: `page` on its own page, `true` on the other pages of its section. */
export function useSectionMark(to: string, sections: Sections): 'page' | 'true' | undefined {
  const isInside = useIsInside([to], sections);
  const isOpen = routeOf(usePathname()) === routeOf(to);
  return isOpen ? 'page' : isInside ? 'true' : undefined;
}

/** Whether the open page belongs to one of the entries. */
export function useIsInside(entries: readonly string[], sections: Sections): boolean {
  const section = sectionOf(usePathname(), sections);
  return section !== undefined && entries.includes(section);
}
