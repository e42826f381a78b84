import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { chevron } from '@/components/ui/outlines';
import styles from './navbar-dropdown.module.css';
import itemStyles from './navbar-item.module.css';

/**
 * A menu of the navbar that opens without scripts. The shared `name` makes the browser keep at most one open;
 * dropdown-closer.ts closes it again when the reader is done with it. Children are `<li>`.
 */
export function NavbarDropdown({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <details name="navbar" data-dropdown="" className={styles.dropdown}>
      <summary className={itemStyles.link}>
        {summary}
        <Icon outline={chevron} className={styles.chevron} />
      </summary>
      <ul className={styles.menu}>{children}</ul>
    </details>
  );
}
