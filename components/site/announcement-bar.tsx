'use client';

import { useEffect } from 'react';
import { close, Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import { keys } from '@/lib/browser/keys';
import { preferences } from '@/lib/browser/preferences';
import type { Announcement } from '@/lib/navigation/site-types';
import styles from './announcement-bar.module.css';
import itemStyles from './navbar-item.module.css';

/** The current announcement. An attribute of `<html>`, which the first-paint script sets, hides a dismissed one. */
export function AnnouncementBar({ announcement: { id, text, to } }: { announcement: Announcement }) {
  useEffect(
    () =>
      preferences.subscribe((state) => {
        const isDismissed = state[keys.id] === id && state[keys.dismiss] === 'true';
        document.documentElement.toggleAttribute('data-announcement-dismissed', isDismissed);
      }),
    [id],
  );
  const dismiss = () => {
    preferences.setItem(keys.id, id);
    preferences.setItem(keys.dismiss, 'true');
  };
  return (
    <aside aria-label="Announcement" className={styles.bar}>
      <p>{to ? <SiteLink href={to}>{text}</SiteLink> : text}</p>
      <button type="button" aria-label="Close announcement" onClick={dismiss} className={itemStyles.button}>
        <Icon path={close} />
      </button>
    </aside>
  );
}
