import { clsx } from 'clsx';
import { SiteLink } from '@/components/ui/site-link';
import type { VersionLink } from '@/lib/nav/types';
import styles from './side-panel.module.css';

/**
 * The page in each version of the documentation, in the drawer; nothing where there is one version. On wide screens the
 * navbar's menu shows them, and learns from this list which version the page is of and where its links lead.
 */
export function VersionList({ versions }: { versions: VersionLink[] }) {
  const current = versions.find(({ isCurrent }) => isCurrent);
  if (!current) return null;
  const links = versions.map(({ name, label, href, isCurrent, isSame }) => (
    <li key={name}>
      <SiteLink
        href={href}
        aria-current={isCurrent ? 'page' : undefined}
        data-same-page={isSame ? '' : undefined}
      >
        {isSame ? label : `${label} (nearest page)`}
      </SiteLink>
    </li>
  ));
  return (
    <nav aria-label="Version" data-version={current.name} className={clsx(styles.primary, styles.tree)}>
      <ul>
        <li>
          <details>
            <summary>Version: {current.label}</summary>
            <ul>{links}</ul>
          </details>
        </li>
      </ul>
    </nav>
  );
}
