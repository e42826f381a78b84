'use client';

import { useEffect } from 'react';
import { useStore } from 'zustand';
import { Icon } from '@/components/ui/icon';
import { close } from '@/components/ui/outlines';
import { SiteLink } from '@/components/ui/site-link';
import type { Announcement } from '@/lib/nav/site-types';
import { dismissAnnouncement, isAnnouncementDismissed, preferences } from '@/lib/store/preferences';
import styles from './announcement-bar.module.css';
import itemStyles from './navbar-item.module.css';

/**
 * The site's current announcement. It is in every page's HTML; where the reader dismissed it, the first-paint script has
 * marked `<html>` before the bar is parsed, so it takes no room and nothing jumps.
 */
export function AnnouncementBar({ announcement: { id, text, to } }: { announcement: Announcement }) {
  const isDismissed = useStore(preferences, (state) => isAnnouncementDismissed(state, id));
  useEffect(
    () =>
      preferences.subscribe((state) => {
        document.documentElement.toggleAttribute(
          'data-announcement-dismissed',
          isAnnouncementDismissed(state, id),
        );
      }),
    [id],
  );
  if (isDismissed) return null;
  return (
    <aside aria-label="Announcement" className={styles.bar}>
      <p>{to ? <SiteLink href={to}>{text}</SiteLink> : text}</p>
      <button
        type="button"
        aria-label="Close announcement"
        onClick={() => dismissAnnouncement(id)}
        className={itemStyles.button}
      >
        <Icon outline={close} />
      </button>
    </aside>
  );
}
