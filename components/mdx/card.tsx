import type { PropsWithChildren } from 'react';
import { Icon, search } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import type { CardIcon } from '@/lib/reference/components';
import styles from './card.module.css';

const icons: Record<CardIcon, string> = {
  terminal: 'M3.5 5h17v14h-17zM7 9.5l3 2.5-3 2.5M12.5 15H17',
  network:
    'M12 5.5v5M10.3 14.4l-3.4 2.7M13.7 14.4l3.4 2.7M12 1.9a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6M12 10.5a2.6 2.6 0 1 1 0 5.2 2.6 2.6 0 0 1 0-5.2M5.5 16.5a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6M18.5 16.5a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6',
  validator: 'M4 4.5h16v6H4zM4 13.5h16v6H4zM7.5 7.5h.1M7.5 16.5h.1M11 7.5h5.5M11 16.5h5.5',
  search,
  api: 'M9 4.5C6 4.5 7.5 11 4.5 12c3 1 1.5 7.5 4.5 7.5M15 4.5c3 0 1.5 6.5 4.5 7.5-3 1-1.5 7.5-4.5 7.5M12 9v.1M12 15v.1',
};

type CardProps = PropsWithChildren<{ title: string; href?: string; icon?: CardIcon }>;

/** A title with a description. With `href`, the title is a link whose area is the whole card. */
export function Card({ title, href, icon, children }: CardProps) {
  return (
    <div className={styles.card}>
      {icon !== undefined && <Icon path={icons[icon]} className={styles.icon} />}
      <p className={styles.title}>
        {href === undefined ? (
          title
        ) : (
          <SiteLink href={href} className={styles.link}>
            {title}
          </SiteLink>
        )}
      </p>
      <div className={styles.body}>{children}</div>
    </div>
  );
}
