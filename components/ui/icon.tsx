import styles from './icon.module.css';

/** An icon beside a word or in its place; the caller adds the word. `path` is one of icon-paths.ts. */
export function Icon({ path, className }: { path: string; className?: string | undefined }) {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" className={className}>
      {/* Attributes, so that it is an outline even without the style sheet. */}
      <path d={path} fill="none" stroke="currentColor" className={styles.outline} />
    </svg>
  );
}
