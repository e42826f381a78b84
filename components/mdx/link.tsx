import type { ReactNode } from 'react';
import { SiteLink } from '@/components/ui/site-link';

interface LinkProps {
  href?: string;
  className?: string;
  children?: ReactNode;
}

/** A link in the text. Anchors of the page stay plain; everything else goes through the site's one wrapper. */
export function Link({ href = '', children, ...rest }: LinkProps) {
  if (href.startsWith('#')) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <SiteLink href={href} {...rest}>
      {children}
    </SiteLink>
  );
}
