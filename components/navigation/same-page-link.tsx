'use client';

import { type ReactNode, useSyncExternalStore } from 'react';
import { listen } from '@/components/ui/listen';
import { SiteLink } from '@/components/ui/site-link';
import type { VersionLink } from '@/lib/nav/types';

interface SamePageLinkProps {
  link: VersionLink;
  className?: string | undefined;
  children: ReactNode;
}

/** A link to the page in another version. If that version has the same page, the link keeps the fragment. */
export function SamePageLink({ link, className, children }: SamePageLinkProps) {
  const fragment = useSyncExternalStore(
    (onChange) => listen({ hashchange: onChange }),
    () => location.hash,
    () => '',
  );
  return (
    <SiteLink
      href={link.isSame ? link.href + fragment : link.href}
      aria-current={link.isCurrent ? 'page' : undefined}
      className={className}
    >
      {children}
    </SiteLink>
  );
}

/** The items of a list that links the page in each version. */
export function VersionItems({ links, className }: { links: VersionLink[]; className?: string | undefined }) {
  return links.map((link) => (
    <li key={link.name}>
      <SamePageLink link={link} className={className}>
        {link.isSame ? link.label : `${link.label} (nearest page)`}
      </SamePageLink>
    </li>
  ));
}
