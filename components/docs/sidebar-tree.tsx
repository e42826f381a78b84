import { useStore } from 'zustand';
import { SiteLink } from '@/components/ui/site-link';
import { sidebars } from '@/lib/browser/storage';
import { contains } from '@/lib/navigation/tree';
import type { SidebarCategory as Category, SidebarItem } from '@/lib/navigation/types';
import { samePage } from '@/lib/url';

interface SidebarTreeProps {
  items: SidebarItem[];
  route: string;
  /** Key of the category that this level is in, or name of the sidebar. */
  within: string;
}

/** A level of the sidebar. Its many elements have no class names; sidebar.module.css selects them by type. */
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

type SidebarCategoryProps = Omit<SidebarTreeProps, 'items'> & { category: Category };

/** The entries of a category. If the category has a page, they follow the link to it. */
function SidebarCategory({ category, route, within }: SidebarCategoryProps) {
  const { label, href, items, collapsed } = category;
  const key = `${within}/${label}`;
  // `open`, or the route on which the reader closed it: another page of the category opens it again.
  const chosen = useStore(sidebars, (state) => state[key]);
  const isOpen =
    chosen === 'open' || (contains(category, route) ? chosen !== route : chosen === undefined && !collapsed);
  return (
    // A reader may have toggled it before hydration. React's own changes fire `toggle` too.
    <details
      open={isOpen}
      onToggle={({ currentTarget: { open } }) =>
        open !== isOpen && sidebars.setItem(key, open ? 'open' : route)
      }
      onTransitionEnd={({ currentTarget }) => currentTarget.style.removeProperty('--rows')}
      suppressHydrationWarning
    >
      <summary aria-label={href === undefined ? undefined : `Pages under ${label}`} ref={measureOnPress}>
        {href === undefined ? label : null}
      </summary>
      <SidebarTree items={items} route={route} within={key} />
    </details>
  );
}

/** Height of a row in pixels, the unit of heights in sidebar.module.css. */
const ROW = 36;

/** Sets the duration of the animation by the height of the list when the reader opens or closes it. */
function measureOnPress(summary: HTMLElement): () => void {
  const measure = () => {
    const height = summary.nextElementSibling?.scrollHeight ?? 0;
    summary.parentElement?.style.setProperty('--rows', `${height / ROW}`);
  };
  summary.addEventListener('click', measure);
  return () => summary.removeEventListener('click', measure);
}
