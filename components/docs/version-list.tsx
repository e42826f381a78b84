import { clsx } from 'clsx';
import { VersionItems } from '@/components/site/same-page-link';
import type { VersionRoutes } from '@/lib/nav/types';
import { versionLinks } from '@/lib/nav/version-links';
import styles from './sidebar.module.css';

/** The page in each version of the documentation, in the drawer; on wide screens the navbar's menu has them. */
export function VersionList({ versions, route }: { versions: VersionRoutes[]; route: string }) {
  const links = versionLinks(route, versions);
  return (
    <nav aria-label="Version" className={clsx(styles.primary, styles.tree)}>
      <ul>
        <li>
          <details>
            <summary>Version: {links.find(({ isCurrent }) => isCurrent)?.label}</summary>
            <ul>
              <VersionItems links={links} />
            </ul>
          </details>
        </li>
      </ul>
    </nav>
  );
}
