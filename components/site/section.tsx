'use client';

import { usePathname } from 'next/navigation';
import { createContext, type ReactNode, use } from 'react';
import { type Sections, sectionOf } from '@/lib/nav/section-of';
import { routeOf } from '@/lib/url';

const SectionsContext = createContext<Sections>({});

/** Lets what is inside know which entry of the navbar the open page belongs to. */
export function SectionProvider({ sections, children }: { sections: Sections; children: ReactNode }) {
  return <SectionsContext value={sections}>{children}</SectionsContext>;
}

/** What `aria-current` says of a link: `page` on its own page, `true` on the other pages of its section. */
export function useSectionMark(to: string): 'page' | 'true' | undefined {
  const isInside = useIsInside([to]);
  const isOpen = routeOf(usePathname()) === routeOf(to);
  return isOpen ? 'page' : isInside ? 'true' : undefined;
}

/** Whether the open page belongs to one of the entries. */
export function useIsInside(entries: readonly string[]): boolean {
  const section = sectionOf(usePathname(), use(SectionsContext));
  return section !== undefined && entries.includes(section);
}
