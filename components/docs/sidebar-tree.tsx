import { SiteLink } from '@/components/ui/site-link';
import type { SidebarCategory, SidebarItem } from '@/lib/nav/types';
import { samePage } from '@/lib/url';

interface SidebarTreeProps {
  items: SidebarItem[];
  current: string;
}

/**
 * A level of the sidebar. It is in every page and once more in its flight data, so its elements carry no class
 * names: side-panel.module.css reaches them by their structure.
 */
export function SidebarTree({ items, current }: SidebarTreeProps) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.href ?? item.label}>
          {item.type === 'link' ? (
            <SiteLink href={item.href} aria-current={samePage(item.href, current) ? 'page' : undefined}>
              {item.label}
            </SiteLink>
          ) : (
            <Category category={item} current={current} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** A group. One with a page of its own has its name as a link and the toggle beside it, never one inside the other. */
function Category({ category, current }: { category: SidebarCategory; current: string }) {
  const { label, href, items, collapsed } = category;
  const open = !collapsed || leadsTo(category, current);
  return (
    <>
      {href !== undefined && (
        <SiteLink href={href} aria-current={samePage(href, current) ? 'page' : undefined}>
          {label}
        </SiteLink>
      )}
      <details open={open}>
        <summary aria-label={href === undefined ? undefined : `Pages under ${label}`}>
          {href === undefined ? label : null}
        </summary>
        <SidebarTree items={items} current={current} />
      </details>
    </>
  );
}

function leadsTo(item: SidebarItem, current: string): boolean {
  if (item.href !== undefined && samePage(item.href, current)) return true;
  return item.type === 'category' && item.items.some((child) => leadsTo(child, current));
}
