import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { href as hrefOf } from '@/lib/url';
import styles from './site-link.module.css';

const EXTERNAL = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/**
 * The one way to write a link: a route of this site, a `#fragment` or an address elsewhere. It renders a plain
 * `<a>` on the server and needs no hydration; components/site/navigation.tsx opens routes without a page load.
 */
export function SiteLink({ href, className, ...rest }: ComponentProps<'a'> & { href: string }) {
  if (EXTERNAL.test(href)) {
    return <a href={href} rel="noopener" className={clsx(styles.external, className)} {...rest} />;
  }
  return <a href={href.startsWith('/') ? hrefOf(href) : href} className={className} {...rest} />;
}
