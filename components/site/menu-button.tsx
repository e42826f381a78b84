'use client';

import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { drawer, sidebarId } from '@/components/navigation/use-drawer';
import { Icon, menu } from '@/components/ui/icon';
import styles from './menu-button.module.css';
import itemStyles from './navbar-item.module.css';

/** Opens the sidebar as a drawer. Until hydration it is a link to it; if that was followed, the drawer opens then. */
export function MenuButton() {
  const button = useRef<HTMLAnchorElement>(null);
  const isOpen = useStore(drawer, ({ opener }) => opener !== undefined);

  useEffect(() => {
    if (location.hash !== `#${sidebarId}` || !button.current) return;
    history.replaceState(null, '', location.pathname + location.search);
    drawer.setState({ opener: button.current });
  }, []);

  return (
    <a
      ref={button}
      href={`#${sidebarId}`}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-controls={sidebarId}
      onClick={(event) => {
        event.preventDefault();
        drawer.setState({ opener: event.currentTarget });
      }}
      className={`${itemStyles.button} ${styles.menu}`}
    >
      <Icon path={menu} />
      <span className="visually-hidden">Menu</span>
    </a>
  );
}
