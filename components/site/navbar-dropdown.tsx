'use client';

import type { ReactNode } from 'react';
import { useIsInside } from '@/components/navigation/section-link';
import { chevron, Icon } from '@/components/ui/icon';
import { isEscape, listen } from '@/components/ui/listen';
import { opensElsewhere } from '@/lib/browser/link-target';
import type { Sections } from '@/lib/navigation/section-of';
import styles from './navbar-dropdown.module.css';
import itemStyles from './navbar-item.module.css';

interface NavbarDropdownProps {
  summary: ReactNode;
  /** Routes of the entries in the menu, which is marked while the reader is in their sections. */
  entries?: readonly string[];
  sections?: Sections;
  children: ReactNode;
}

/**
 * A menu of the navbar, which opens without scripts. The shared `name` keeps at most one open. A press or focus elsewhere,
 * a link, Back and Escape close it; Escape returns the focus to its button. Children are `<li>`.
 */
export function NavbarDropdown({ summary, entries = [], sections = {}, children }: NavbarDropdownProps) {
  const isInside = useIsInside(entries, sections);
  return (
    <details ref={closeOnLeave} name="navbar" className={styles.dropdown}>
      <summary className={itemStyles.link} aria-current={isInside ? 'true' : undefined}>
        {summary}
        <Icon path={chevron} className={styles.chevron} />
      </summary>
      <ul className={styles.menu}>{children}</ul>
    </details>
  );
}

/** Adds the listeners that close the menu. The element has the state: a copy in React could be outdated. */
function closeOnLeave(menu: HTMLDetailsElement): () => void {
  const close = () => {
    menu.open = false;
  };
  const onLeave = ({ target }: Event) => {
    if (!(target instanceof Node && menu.contains(target))) close();
  };
  return listen({
    pointerdown: onLeave,
    focusin: onLeave,
    click: (event) =>
      event.target instanceof Element && event.target.closest('a') && !opensElsewhere(event) && close(),
    popstate: close,
    keydown: (event) => {
      if (!isEscape(event) || !menu.open) return;
      if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus();
      close();
    },
  });
}
