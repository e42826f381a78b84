import { NavbarDropdown } from '@/components/site/navbar-dropdown';
import itemStyles from '@/components/site/navbar-item.module.css';
import { SiteLink } from '@/components/ui/site-link';
import type { VersionLink } from '@/lib/nav/types';
import styles from './version-menu.module.css';

/** Leads to the page in the other versions of the documentation; nothing where there is one only. */
export function VersionMenu({ versions }: { versions: VersionLink[] }) {
  const current = versions.find(({ isCurrent }) => isCurrent);
  if (!current) return null;
  return (
    <div className={styles.menu}>
      <NavbarDropdown
        summary={
          <>
            <span className="visually-hidden">Version: </span>
            {current.label}
          </>
        }
      >
        {versions.map(({ label, href, isCurrent, isSame }) => (
          <li key={label}>
            <SiteLink href={href} aria-current={isCurrent ? 'true' : undefined} className={itemStyles.link}>
              {isSame ? label : `${label} (nearest page)`}
            </SiteLink>
          </li>
        ))}
      </NavbarDropdown>
    </div>
  );
}
