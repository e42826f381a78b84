'use client';

import { clsx } from 'clsx';
import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { arrowUp, Icon } from '@/components/ui/icon';
import { listen } from '@/components/ui/listen';
import styles from './back-to-top.module.css';

/** How many window heights a reader scrolls down before the page counts as long. */
const WINDOWS = 2;

/** How far up a reader scrolls before the button appears, in pixels; less may be accidental. */
const STEP = 40;

/** Scrolls a long page to its top. It floats while the reader scrolls up; on narrow screens it is at the page's end. */
export function BackToTop() {
  const pathname = usePathname();
  const [longPage, setLongPage] = useState<string>();
  const [isGoingUp, setGoingUp] = useState(false);

  useEffect(() => {
    let last = scrollY;
    let turn = last;
    return listen({
      scroll: () => {
        const isFar = scrollY > WINDOWS * innerHeight;
        if (scrollY > last) turn = scrollY;
        last = scrollY;
        if (isFar) setLongPage(pathname);
        setGoingUp(isFar && turn - last >= STEP);
      },
    });
  }, [pathname]);

  const goUp = () => {
    const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    document.getElementById('content')?.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: isReduced ? 'instant' : 'smooth' });
  };

  if (longPage !== pathname) return null;
  return (
    <div className={styles.place}>
      <button type="button" onClick={goUp} className={clsx(styles.button, isGoingUp && styles.shown)}>
        <Icon path={arrowUp} />
        <span className={styles.label}>Back to top</span>
      </button>
    </div>
  );
}
