import { useLayoutEffect } from 'react';
import { useStore } from 'zustand';
import { SiteLink } from '@/components/ui/site-link';
import { contains } from '@/lib/nav/tree';
import type { SidebarCategory as Category, SidebarItem } from '@/lib/nav/types';
import { forgetClosed, rememberOpen, sidebars } from '@/lib/store/sidebars';
import { samePage } from '@/lib/url';
import { useCollapse } from './use-collapse';

interface SidebarTreeProps {
  items: SidebarItem[];
  /** Route of the page that is open. */
  route: string;
  /** Key of the category that this level is in, or name of the sidebar. */
  within: string;
}

/** A level of the sidebar. Its elements carry no class names, as there are many: sidebar.module.css reaches them. */
export function SidebarTree({ items, route, within }: SidebarTreeProps) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.href ?? item.label}>
          {item.href !== undefined && (
            <SiteLink href={item.href} aria-current={samePage(item.href, route) ? 'page' : undefined}>
              {item.label}
            </SiteLink>
          )}
          {item.type === 'category' && <SidebarCategory category={item} route={route} within={within} />}
        </li>
      ))}
    </ul>
  );
}

interface SidebarCategoryProps {
  category: Category;
  route: string;
  within: string;
}

/** What a category holds. If it has a page, its name is a link, and this is after the link. */
function SidebarCategory({ category, route, within }: SidebarCategoryProps) {
  const { label, href, items, collapsed } = category;
  const key = `${within}/${label}`;
  const chosen = useStore(sidebars, (state) => state[key]);
  const isOpen = chosen === 'open' || (chosen !== 'closed' && (!collapsed || contains(category, route)));
  const [details, isClosing] = useCollapse((next) => rememberOpen(key, next));
  useLayoutEffect(() => {
    if (contains(category, route)) forgetClosed(key);
  }, [category, route, key]);
  return (
    // A reader may have toggled it before hydration.
    <details
      ref={details}
      open={isOpen || isClosing}
      data-closing={isClosing ? '' : undefined}
      suppressHydrationWarning
    >
      <summary aria-label={href === undefined ? undefined : `Pages under ${label}`}>
        {href === undefined ? label : null}
      </summary>
      <SidebarTree items={items} route={route} within={key} />
    </details>
  );
}
