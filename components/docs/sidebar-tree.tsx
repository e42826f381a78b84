import { SiteLink } from '@/components/ui/site-link';
import type { SidebarItem } from '@/lib/nav/types';
import { samePage } from '@/lib/url';
import { SidebarCategory } from './sidebar-category';

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
