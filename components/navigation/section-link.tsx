'use client';

import type { ComponentProps } from 'react';
import { SiteLink } from '@/components/ui/site-link';
import { type Sections, sectionOf } from '@/lib/navigation/section-of';
import { toRoute } from '@/lib/url';
import { useRoute } from './use-route';

/** A link of the navbar: `aria-current` is `page` on its page, and `true` on the other pages of its section. */
export function SectionLink({
  to,
  sections,
  ...rest
}: Omit<ComponentProps<'a'>, 'href'> & { to: string; sections: Sections }) {
  const isInside = useIsInside([to], sections);
  const isOpen = useRoute() === toRoute(to);
  return <SiteLink href={to} aria-current={isOpen ? 'page' : isInside || undefined} {...rest} />;
}

/** Whether the open page belongs to one of the entries. */
export function useIsInside(entries: readonly string[], sections: Sections): boolean {
  const section = sectionOf(useRoute(), sections);
  return section !== undefined && entries.includes(section);
}
