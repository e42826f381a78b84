import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { href as hrefOf } from '@/lib/url';
import styles from './site-link.module.css';

/** An address of another site, as opposed to a route, a fragment or an address of mail. */
const ELSEWHERE = /^(?:https?:)?\/\//i;

/**
 * The one way to write a link: a route of this site, a `#fragment` or an address elsewhere, which opens a new tab. It
 * renders a plain `<a>`; components/navigation/navigation.tsx opens routes without a page load.
 */
export function SiteLink({ href, className, children, ...rest }: ComponentProps<'a'> & { href: string }) {
  if (ELSEWHERE.test(href)) {
    return (
      <a href={href} target="_blank" rel="noopener" className={clsx(styles.external, className)} {...rest}>
        {children}
        <span className={clsx('visually-hidden', styles.hint)}> (opens in a new tab)</span>
      </a>
    );
  }
  return (
    <a href={href.startsWith('/') ? hrefOf(href) : href} className={className} {...rest}>
      {children}
    </a>
  );
}
