'use client';

import { clsx } from 'clsx';
import { useLayoutEffect, useRef } from 'react';
import { SectionLink } from '@/components/navigation/section-link';
import { closeDrawer, sidebarId, useDrawer } from '@/components/navigation/use-drawer';
import { useRoute } from '@/components/navigation/use-route';
import { scrollInside } from '@/components/ui/scroll-inside';
import { sidebars } from '@/lib/browser/storage';
import type { Sections } from '@/lib/navigation/section-of';
import type { Sidebar as Tree } from '@/lib/navigation/sidebars';
import { contains } from '@/lib/navigation/tree';
import type { PageLink } from '@/lib/navigation/types';
import { samePage } from '@/lib/url';
import styles from './sidebar.module.css';
import { SidebarTree } from './sidebar-tree';

interface SidebarProps {
  /** The pages of the navbar, which narrow screens show here. */
  primary: PageLink[];
  sections: Sections;
  trees: Pick<Tree, 'id' | 'items'>[];
}

/**
 * The sidebar: a column on wide screens, the drawer on narrow ones (components/site/menu-button.tsx opens it), and a list
 * after the article without scripts. One element for all three, so that the page contains the tree once.
 */
export function Sidebar({ primary, sections, trees }: SidebarProps) {
  const route = useRoute();
  const tree = trees.find(({ items }) => items.some((item) => contains(item, route)));
  const panel = useRef<HTMLElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const isOpen = useDrawer(panel);
  const id = tree?.id;

  // Restores the scroll position, then scrolls to the link of the open page if it is not visible.
  useLayoutEffect(() => {
    if (scroller.current && id !== undefined)
      scroller.current.scrollTop = Number(sidebars.getState()[id] ?? 0);
  }, [id]);
  useLayoutEffect(() => {
    const links = [...(scroller.current?.querySelectorAll('a') ?? [])];
    const link = links.findLast(({ pathname }) => samePage(pathname, route));
    if (scroller.current && link) scrollInside(scroller.current, link);
  }, [route]);

  return (
    <aside
      ref={panel}
      id={sidebarId}
      className={clsx(styles.panel, !tree && styles.drawer, isOpen && styles.open)}
      aria-label="Menu"
      {...(isOpen && { role: 'dialog', 'aria-modal': true, tabIndex: -1 })}
    >
      <div
        ref={scroller}
        className={styles.scroller}
        onScroll={({ currentTarget }) => tree && sidebars.setItem(tree.id, `${currentTarget.scrollTop}`)}
      >
        <nav aria-label="Main" className={styles.primary}>
          <ul>
            {primary.map(({ label, href }) => (
              <li key={label}>
                <SectionLink to={href} sections={sections}>
                  {label}
                </SectionLink>
              </li>
            ))}
          </ul>
        </nav>
        {tree && (
          <nav key={tree.id} aria-label="Docs" className={styles.tree}>
            <SidebarTree items={tree.items} route={route} within={tree.id} />
          </nav>
        )}
      </div>
      <button type="button" className={styles.close} onClick={closeDrawer}>
        Close menu
      </button>
    </aside>
  );
}
