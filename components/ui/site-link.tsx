import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { href as hrefOf } from '@/lib/url';
import styles from './site-link.module.css';

const EXTERNAL = /^(?:https?:)?\/\//i;

/**
 * The one link component, for routes, fragments and other sites; these open in a new tab. It renders a plain `<a>`:
 * components/navigation/navigation.tsx makes links to routes client-side navigation.
 */
export function SiteLink({ href, className, children, ...rest }: ComponentProps<'a'> & { href: string }) {
  if (EXTERNAL.test(href)) {
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
