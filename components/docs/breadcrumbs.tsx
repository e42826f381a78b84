import { SiteLink } from '@/components/ui/site-link';
import type { Crumb } from '@/lib/navigation/types';
import styles from './breadcrumbs.module.css';

/** The path to the page in its sidebar, outermost category first. */
export function Breadcrumbs({ items }: { items: Crumb[] }) {
  if (items.length < 2) return null;
  const last = items.length - 1;
  return (
    <nav aria-label="Breadcrumbs" className={styles.breadcrumbs}>
      <ol>
        {items.map(({ label, href }, index) => (
          <li key={`${href}${label}`} aria-current={index === last ? 'page' : undefined}>
            {href === undefined || index === last ? label : <SiteLink href={href}>{label}</SiteLink>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
