'use client';

import type { ReactNode } from 'react';
import { SiteLink } from '@/components/ui/site-link';
import { useSectionMark } from './section';

interface SectionLinkProps {
  to: string;
  className: string | undefined;
  children: ReactNode;
}

/** A link of the navbar, marked while the reader is in the section that it leads to. */
export function SectionLink({ to, ...rest }: SectionLinkProps) {
  return <SiteLink href={to} aria-current={useSectionMark(to)} {...rest} />;
}
