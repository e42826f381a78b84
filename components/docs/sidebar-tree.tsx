import { useStore } from 'zustand';
import { SiteLink } from '@/components/ui/site-link';
import { contains } from '@/lib/nav/tree';
import type { SidebarCategory as Category, SidebarItem } from '@/lib/nav/types';
import { rememberOpen, sidebarState, sidebars } from '@/lib/store/sidebars';
import { samePage } from '@/lib/url';
import { useCollapse } from './use-collapse';

interface SidebarTreeProps {
  items: SidebarItem[];
  /** Name of the sidebar. */
  sidebar: string;
  /** Route of the page that is open. */
  route: string;
  /** Key of the category that this level is in. */
  within?: string;
}

/** A level of the sidebar. Its elements carry no class names, as there are many: sidebar.module.css reaches them. */
export function SidebarTree({ items, sidebar, route, within = '' }: SidebarTreeProps) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.href ?? item.label}>
          {item.type === 'link' ? (
            <SiteLink href={item.href} aria-current={samePage(item.href, route) ? 'page' : undefined}>
              {item.label}
            </SiteLink>
          ) : (
            <SidebarCategory category={item} sidebar={sidebar} route={route} within={within} />
          )}
        </li>
      ))}
    </ul>
  );
}

interface SidebarCategoryProps {
  category: Category;
  sidebar: string;
  route: string;
  /** Key of the category around it. */
  within: string;
}

/** A category. If it has a page, its name is a link, and the toggle is next to the link. */
function SidebarCategory({ category, sidebar, route, within }: SidebarCategoryProps) {
  const { label, href, items, collapsed } = category;
  const key = keyOf(category, within);
  const chosen = useStore(sidebars, (state) => sidebarState(state, sidebar).open[key]);
  const isOpen = chosen ?? (!collapsed || contains(category, route));
  const { details, isClosing } = useCollapse((next) => rememberOpen(sidebar, key, next));
  return (
    <>
      {href !== undefined && (
        <SiteLink href={href} aria-current={samePage(href, route) ? 'page' : undefined}>
          {label}
        </SiteLink>
      )}
      {/* A reader may have toggled it before hydration. */}
      <details
        ref={details}
        open={isOpen || isClosing}
        data-closing={isClosing ? '' : undefined}
        suppressHydrationWarning
      >
        <summary aria-label={href === undefined ? undefined : `Pages under ${label}`}>
          {href === undefined ? label : null}
        </summary>
        <SidebarTree items={items} sidebar={sidebar} route={route} within={key} />
      </details>
    </>
  );
}

/** The keys of the categories around a page, from the outermost. */
export function categoriesAround(items: readonly SidebarItem[], route: string, within = ''): string[] {
  return items.flatMap((item) => {
    if (item.type !== 'category' || !contains(item, route)) return [];
    const key = keyOf(item, within);
    return [key, ...categoriesAround(item.items, route, key)];
  });
}

function keyOf({ label }: Category, within: string): string {
  return `${within}/${label}`;
}
