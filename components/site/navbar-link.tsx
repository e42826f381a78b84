'use client';

import { usePathname } from 'next/navigation';
import { SiteLink } from '@/components/ui/site-link';
import { routeOf } from '@/lib/url';
import styles from './navbar-item.module.css';

interface NavbarLinkProps {
  label: string;
  to: string;
  /** Whether `to` is a folder's page (`/cli/`), which stands for all pages in the folder. */
  folder: boolean;
}

/** A page in the navbar, marked while the reader is on it or in its folder. */
export function NavbarLink({ label, to, folder }: NavbarLinkProps) {
  const route = routeOf(usePathname());
  const inside = folder && route.startsWith(to);
  return (
    <SiteLink
      href={to}
      aria-current={route === routeOf(to) ? 'page' : inside ? 'true' : undefined}
      className={styles.link}
    >
      {label}
    </SiteLink>
  );
}
