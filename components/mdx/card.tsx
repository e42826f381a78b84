import type { ReactNode } from 'react';
import { SiteLink } from '@/components/ui/site-link';
import styles from './card.module.css';
import { CardIcon } from './card-icon';

interface CardProps {
  title: string;
  href?: string;
  /** Name of a drawing in card-icon.tsx. */
  icon?: string;
  children?: ReactNode;
}

/** One door of Cards. The title is the link, its area the whole card; without `href` it is only a remark. */
export function Card({ title, href, icon, children }: CardProps) {
  return (
    <div className={styles.card}>
      {icon !== undefined && <CardIcon name={icon} />}
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
