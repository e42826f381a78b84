import { SiteLink } from '@/components/ui/site-link';
import type { Announcement } from '@/lib/nav/site-types';
import styles from './announcement-bar.module.css';
import { AnnouncementDismiss } from './announcement-dismiss';

/**
 * The site's current announcement. It is in every page's HTML; where the reader dismissed it, the first-paint
 * script has marked `<html>` before the bar is parsed, so it never takes room and nothing jumps.
 */
export function AnnouncementBar({ announcement: { id, text, to } }: { announcement: Announcement }) {
  return (
    <aside aria-label="Announcement" className={styles.bar}>
      <p>{to ? <SiteLink href={to}>{text}</SiteLink> : text}</p>
      <AnnouncementDismiss id={id} />
    </aside>
  );
}
