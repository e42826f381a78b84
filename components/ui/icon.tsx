import styles from './icon.module.css';

/**
 * An icon next to a word or in its place. The caller adds the word, so the icon is hidden from assistive technology.
 * `outline` is one of outlines.ts.
 */
export function Icon({ outline, className }: { outline: string; className?: string | undefined }) {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" className={className}>
      {/* An attribute, so that it is an outline even without the style sheet. */}
      <path d={outline} fill="none" stroke="currentColor" className={styles.outline} />
    </svg>
  );
}
