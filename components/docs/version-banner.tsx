import { SamePageLink } from '@/components/navigation/same-page-link';
import type { VersionLink } from '@/lib/nav/types';
import styles from './version-banner.module.css';

/** Links the latest version from pages of an older one. */
export function VersionBanner({ versions }: { versions: VersionLink[] }) {
  const current = versions.find(({ isCurrent }) => isCurrent);
  const latest = versions.find(({ isLast }) => isLast);
  if (!current || !latest || current.isLast) return null;
  return (
    <p role="note" className={styles.banner}>
      This is the documentation of {current.label}, not the latest. Go to{' '}
      <SamePageLink link={latest}>
        {latest.isSame ? 'this page' : 'the nearest page'} in {latest.label}
      </SamePageLink>
      .
    </p>
  );
}
