'use client';

import type { ReactNode } from 'react';
import { SiteLink } from '@/components/ui/site-link';
import type { Sections } from '@/lib/nav/section-of';
import { useSectionMark } from './use-section';

interface SectionLinkProps {
  to: string;
  sections: Sections;
  className?: string | undefined;
  children: ReactNode;
}

/** A link of the navbar, marked while the reader is in the section that it leads to. */
export function SectionLink({ to, sections, ...rest }: SectionLinkProps) {
  return <SiteLink href={to} aria-current={useSectionMark(to, sections)} {...rest} />;
}
