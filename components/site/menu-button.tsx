'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { menu } from '@/components/ui/outlines';
import { routeOf } from '@/lib/url';
import { openDrawer } from './drawer';
import styles from './menu-button.module.css';
import itemStyles from './navbar-item.module.css';

const PANEL = 'side-panel';

/**
 * Opens the page's side panel as a drawer on narrow screens. Without scripts there is a link to it instead, as it
 * then stands after the article. Each page starts with a closed drawer: the route is the key of the state.
 */
export function MenuButton() {
  return (
    <div className={styles.menu}>
      <DrawerButton key={routeOf(usePathname())} />
      <a href={`#${PANEL}`} className={`${itemStyles.button} ${styles.link}`}>
        <Icon outline={menu} />
        <span className="visually-hidden">Menu</span>
      </a>
    </div>
  );
}

function DrawerButton() {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const panel = document.getElementById(PANEL);
    if (!open || !panel) return;
    const close = openDrawer(panel, () => setOpen(false));
    return () => {
      close();
      button.current?.focus();
    };
  }, [open]);

  return (
    <button
      ref={button}
      type="button"
      aria-label="Menu"
      aria-haspopup="dialog"
      aria-expanded={open}
      aria-controls={PANEL}
      onClick={() => setOpen(true)}
      className={`${itemStyles.button} ${styles.button}`}
    >
      <Icon outline={menu} />
    </button>
  );
}
