import styles from './icon.module.css';

/** Outlines on a 24-unit square. Each is a separate export, so that a script contains only those that it draws. */
export const menu = 'M4 7h16M4 12h16M4 17h16';
export const close = 'M6 6l12 12M18 6L6 18';
export const enlarge = 'M14 4h6v6M10 20H4v-6M20 4l-7 7M4 20l7-7';
export const chevron = 'M7 10l5 5 5-5';
export const search = 'M10.5 4a6.5 6.5 0 100 13 6.5 6.5 0 000-13zM15.3 15.3L20.5 20.5';
export const sun =
  'M12 8a4 4 0 100 8 4 4 0 000-8zM12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M4.9 4.9l1.8 1.8M17.3 17.3l1.8 1.8M19.1 4.9l-1.8 1.8M6.7 17.3l-1.8 1.8';
export const moon = 'M20 14.5A8.5 8.5 0 019.5 4a8.5 8.5 0 1010.5 10.5z';
export const globe =
  'M12 3a9 9 0 100 18 9 9 0 000-18zM3 12h18M12 3c2.5 2.5 3.8 5.6 3.8 9s-1.3 6.5-3.8 9c-2.5-2.5-3.8-5.6-3.8-9S9.5 5.5 12 3z';

/** An icon next to a word or in its place; the caller adds the word. `path` is one of the outlines above. */
export function Icon({ path, className }: { path: string; className?: string | undefined }) {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" className={className}>
      {/* Attributes, so that it is an outline even without the style sheet. */}
      <path d={path} fill="none" stroke="currentColor" className={styles.outline} />
    </svg>
  );
}

/** GitHub's mark as published, in the color of the text around it; the caller adds the name. */
export function GitHubMark() {
  return (
    <svg viewBox="0 0 16 16" width="20" height="20" aria-hidden="true">
      <path
        d="M8 0c4.42 0 8 3.58 8 8a8.013 8.013 0 0 1-5.45 7.59c-.4.08-.55-.17-.55-.38 0-.27.01-1.13.01-2.2 0-.75-.25-1.23-.54-1.48 1.78-.2 3.65-.88 3.65-3.95 0-.88-.31-1.59-.82-2.15.08-.2.36-1.02-.08-2.12 0 0-.67-.22-2.2.82-.64-.18-1.32-.27-2-.27-.68 0-1.36.09-2 .27-1.53-1.03-2.2-.82-2.2-.82-.44 1.1-.16 1.92-.08 2.12-.51.56-.82 1.28-.82 2.15 0 3.06 1.86 3.75 3.64 3.95-.23.2-.44.55-.51 1.07-.46.21-1.61.55-2.33-.66-.15-.24-.6-.83-1.23-.82-.67.01-.27.38.01.53.34.19.73.9.82 1.13.16.45.68 1.31 2.69.94 0 .67.01 1.3.01 1.49 0 .21-.15.45-.55.38A7.995 7.995 0 0 1 0 8c0-4.42 3.58-8 8-8Z"
        fill="currentColor"
      />
    </svg>
  );
}
