import { dismissAnnouncement, isAnnouncementDismissed, preferences } from '@/lib/store/preferences';

/**
 * Lets the reader close the announcement bar, here and in the browser's other tabs, by the attribute its styles look
 * at. Returns the undo.
 */
export function attachAnnouncement(): () => void {
  const button = document.querySelector<HTMLElement>('[data-announcement]');
  const id = button?.dataset.announcement;
  if (!button || id === undefined) return () => undefined;
  const dismiss = () => dismissAnnouncement(id);
  button.addEventListener('click', dismiss);
  const unsubscribe = preferences.subscribe((state) => {
    const dismissed = isAnnouncementDismissed(state, id);
    document.documentElement.toggleAttribute('data-announcement-dismissed', dismissed);
  });
  return () => {
    button.removeEventListener('click', dismiss);
    unsubscribe();
  };
}
