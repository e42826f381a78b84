'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { Suspense } from 'react';
import { VersionItems } from '@/components/navigation/same-page-link';
import type { VersionRoutes } from '@/lib/nav/types';
import { versionLinks } from '@/lib/nav/version-links';
import { readAddress } from '@/lib/search/client/search-address';
import { routeOf } from '@/lib/url';
import { NavbarDropdown } from './navbar-dropdown';
import itemStyles from './navbar-item.module.css';
import styles from './version-menu.module.css';

interface VersionMenuProps {
  label: string;
  versions: VersionRoutes[];
}

/** The versions of the documentation: the page that is open in each, or the nearest. */
export function VersionMenu(props: VersionMenuProps) {
  const route = routeOf(usePathname());
  return (
    <div className={styles.menu}>
      {/* The search page has its version in the query, which only the browser knows. */}
      <Suspense fallback={<Menu {...props} route={route} />}>
        {route === '/search' ? <SearchedMenu {...props} route={route} /> : <Menu {...props} route={route} />}
      </Suspense>
    </div>
  );
}

function SearchedMenu(props: VersionMenuProps & { route: string }) {
  return <Menu {...props} current={readAddress(useSearchParams()).version} />;
}

function Menu({ label, versions, route, current }: VersionMenuProps & { route: string; current?: string }) {
  const links = versionLinks(route, versions, current);
  return (
    <NavbarDropdown
      summary={
        <>
          <span className="visually-hidden">{label}: </span>
          <span>{(links.find(({ isCurrent }) => isCurrent) ?? links[0])?.label}</span>
        </>
      }
    >
      <VersionItems links={links} className={itemStyles.link} />
    </NavbarDropdown>
  );
}
