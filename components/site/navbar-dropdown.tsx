'use client';

import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { chevron } from '@/components/ui/outlines';
import type { Sections } from '@/lib/nav/section-of';
import { routeOf } from '@/lib/url';
import styles from './navbar-dropdown.module.css';
import itemStyles from './navbar-item.module.css';
import { useIsInside } from './use-section';

interface NavbarDropdownProps {
  summary: ReactNode;
  /** Routes of the navbar's entries in the menu, which is marked while the reader is in their sections. */
  entries?: readonly string[];
  sections?: Sections;
  children: ReactNode;
}

/**
 * A menu of the navbar. It opens without scripts; the shared `name` makes the browser keep at most one open. It closes by
 * a press or focus elsewhere, by a link, by another page, and by Escape, which returns the focus to its button. Children
 * are `<li>`.
 */
export function NavbarDropdown(props: NavbarDropdownProps) {
  // Each page starts with closed menus.
  return <Dropdown key={routeOf(usePathname())} {...props} />;
}

function Dropdown({ summary, entries = [], sections = {}, children }: NavbarDropdownProps) {
  const isInside = useIsInside(entries, sections);
  const menu = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    if (!isOpen) return;
    const listeners = new AbortController();
    const onLeave = ({ target }: Event) => {
      if (!(target instanceof Node && menu.current?.contains(target))) setOpen(false);
    };
    const onClick = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a')) setOpen(false);
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      if (menu.current?.contains(document.activeElement)) menu.current.querySelector('summary')?.focus();
      setOpen(false);
    };
    document.addEventListener('pointerdown', onLeave, listeners);
    document.addEventListener('focusin', onLeave, listeners);
    document.addEventListener('keydown', onKey, listeners);
    document.addEventListener('click', onClick, listeners);
    window.addEventListener('popstate', () => setOpen(false), listeners);
    return () => listeners.abort();
  }, [isOpen]);

  return (
    <details
      ref={menu}
      name="navbar"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className={styles.dropdown}
    >
      <summary className={itemStyles.link} aria-current={isInside ? 'true' : undefined}>
        {summary}
        <Icon outline={chevron} className={styles.chevron} />
      </summary>
      <ul className={styles.menu}>{children}</ul>
    </details>
  );
}
