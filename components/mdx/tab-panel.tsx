import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { fragmentTarget } from '@/components/ui/fragment-target';
import { listen } from '@/components/ui/listen';
import styles from './tabs.module.css';

interface TabPanelProps {
  id: string;
  value: string;
  label: string;
  isShown: boolean;
  /** Shows a panel without making it the reader's choice. */
  reveal: (value: string) => void;
  children: ReactNode;
}

/** The content of a tab. A fragment or the browser's search that leads into a hidden panel reveals it. */
export function TabPanel({ id, value, label, isShown, reveal, children }: TabPanelProps) {
  const panel = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    // Hidden but found by the browser's search: a value that React cannot write.
    if (!isShown) panel.current?.setAttribute('hidden', 'until-found');
  }, [isShown]);

  useEffect(() => {
    const onFragment = () => {
      const target = fragmentTarget();
      if (!target || !panel.current?.hidden || !panel.current.contains(target)) return;
      reveal(value);
      requestAnimationFrame(() => target.scrollIntoView());
    };
    onFragment();
    return listen({
      hashchange: onFragment,
      beforematch: ({ target }) => target === panel.current && reveal(value),
    });
  }, [value, reveal]);

  return (
    <div
      ref={panel}
      role="tabpanel"
      id={id}
      aria-labelledby={`${id}.tab`}
      data-value={value}
      data-label={label}
      hidden={!isShown}
      className={styles.panel}
      suppressHydrationWarning
    >
      {children}
    </div>
  );
}
