import { versions } from '@/content/versions';
import type { Version } from '@/lib/navigation/types';
import { currentVersion, lastVersion } from '@/lib/versions';
import styles from './versions.module.css';

/** The versions in the drawer; nothing if there is only one. */
export function VersionList({ className }: { className?: string | undefined }) {
  if (versions.length === 1) return null;
  return (
    <nav aria-label="Version" className={className}>
      <ul>
        <li>
          <details>
            <summary>Version: {currentVersion.label}</summary>
            <ul>
              <VersionItems />
            </ul>
          </details>
        </li>
      </ul>
    </nav>
  );
}

/** A link to the latest version on pages of another. */
export function VersionNotice() {
  if (currentVersion.isLast) return null;
  return (
    <p role="note" className={styles.notice}>
      This is the documentation for version {currentVersion.label}. The latest version is{' '}
      <VersionLink version={lastVersion} />.
    </p>
  );
}

/** A link to each version, as the items of a list. */
export function VersionItems({ className }: { className?: string | undefined }) {
  return versions.map((version) => (
    <li key={version.name}>
      <VersionLink version={version} className={className} />
    </li>
  ));
}

/** Another version is another site: `_top` keeps the router from looking for the page here. */
function VersionLink({ version, className }: { version: Version; className?: string | undefined }) {
  return (
    <a
      href={version.path}
      target="_top"
      aria-current={version === currentVersion ? 'true' : undefined}
      className={className}
    >
      {version.label}
    </a>
  );
}
