'use client';

import { useEffect } from 'react';
import { Icon } from '@/components/ui/icon';
import { dismissAnnouncement, isAnnouncementDismissed, preferences } from '@/lib/store/preferences';
import itemStyles from './navbar-item.module.css';

/** Closes the announcement bar, here and in the browser's other tabs, by the attribute its styles look at. */
export function AnnouncementDismiss({ id }: { id: string }) {
  useEffect(
    () =>
      preferences.subscribe((state) => {
        const dismissed = isAnnouncementDismissed(state, id);
        document.documentElement.toggleAttribute('data-announcement-dismissed', dismissed);
      }),
    [id],
  );

  return (
    <button
      type="button"
      aria-label="Close announcement"
      onClick={() => dismissAnnouncement(id)}
      className={itemStyles.button}
    >
      <Icon name="close" />
    </button>
  );
}
