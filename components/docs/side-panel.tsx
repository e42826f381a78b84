import { clsx } from 'clsx';
import { SiteLink } from '@/components/ui/site-link';
import type { Crumb, SidebarItem, VersionLink } from '@/lib/nav/types';
import { samePage } from '@/lib/url';
import { mountOf, versionOf } from '@/lib/version';
import styles from './side-panel.module.css';
import { SidebarTree } from './sidebar-tree';
import { VersionList } from './version-list';

interface SidePanelProps {
  /** The navbar's pages, shown where the navbar has no room for them. */
  primary: Crumb[];
  /** The page in each version; none where there is one version. */
  versions?: VersionLink[];
  items: SidebarItem[];
  /** Route of the page. */
  current: string;
  /** Name of the sidebar, under which its open categories and scroll position are remembered for each version. */
  sidebar: string;
}

/**
 * The way to other pages: a column on wide screens, the drawer on narrow ones (components/site/menu-button.tsx
 * opens it), a list after the article where there are no scripts. One element for all three, so that the tree
 * is in the page once. What moves in it is in sidebar.ts and sidebar-motion.ts.
 */
export function SidePanel({ primary, versions = [], items, current, sidebar }: SidePanelProps) {
  return (
    <aside
      id="side-panel"
      className={clsx(styles.panel, items.length === 0 && styles.drawer)}
      aria-label="Menu"
    >
      <div data-sidebar={mountOf(versionOf(current)) + sidebar} className={styles.scroller}>
        <nav aria-label="Main" className={styles.primary}>
          <ul>
            {primary.map(({ label, href }) => (
              <li key={label}>
                {href === undefined ? (
                  label
                ) : (
                  <SiteLink href={href} aria-current={samePage(href, current) ? 'page' : undefined}>
                    {label}
                  </SiteLink>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <VersionList versions={versions} />
        {items.length > 0 && (
          <nav aria-label="Docs" className={styles.tree}>
            <SidebarTree items={items} current={current} />
          </nav>
        )}
      </div>
      <button type="button" className={styles.close} data-drawer-close="">
        Close menu
      </button>
    </aside>
  );
}
