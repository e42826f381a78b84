import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { fragmentTarget } from '@/components/ui/fragment-target';
import { listen } from '@/components/ui/listen';
import styles from './tabs.module.css';

interface TabPanelProps {
  /** Name of the group of tabs, unique in the page. */
  name: string;
  id: string;
  value: string;
  label: string;
  isShown: boolean;
  /** Shows a panel without making it the reader's choice. */
  reveal: (value: string) => void;
  children: ReactNode;
}

/**
 * The content of a tab, in a `<details>`: when closed, the browser's search still looks inside and opens it, and a
 * reader view keeps it, which drops what has the attribute `hidden`. A fragment that leads into it opens it, too.
 */
export function TabPanel({ name, id, value, label, isShown, reveal, children }: TabPanelProps) {
  const details = useRef<HTMLDetailsElement>(null);

  const onOpen = () => {
    if (details.current?.open && !isShown) reveal(value);
  };
  // The browser may have found something before React ran.
  const onHydrated = useEffectEvent(onOpen);
  const onFragment = useEffectEvent(() => {
    const target = fragmentTarget();
    if (isShown || !target || !details.current?.contains(target)) return;
    reveal(value);
    requestAnimationFrame(() => target.scrollIntoView());
  });
  useEffect(() => {
    onHydrated();
    onFragment();
    return listen({ hashchange: () => onFragment() });
  }, []);

  return (
    <details
      ref={details}
      // When the browser opens a panel, it closes the others of this name before it scrolls.
      name={name}
      data-value={value}
      open={isShown}
      onToggle={onOpen}
      className={styles.panel}
      suppressHydrationWarning
    >
      <summary>{label}</summary>
      <div role="tabpanel" id={id} aria-labelledby={`${id}.tab`}>
        {children}
      </div>
    </details>
  );
}
