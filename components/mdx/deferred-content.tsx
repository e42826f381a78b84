'use client';

import { type ReactNode, useDeferredValue } from 'react';
import { isOpeningPage } from '@/components/navigation/use-navigate';
import styles from './deferred-content.module.css';

/**
 * The blocks of a page after the first ones. When a link opens the page, they render after the first frame, so that a
 * long page appears as soon as a short one. Back renders them at once, to restore the scroll position.
 */
export function DeferredContent({ children }: { children: ReactNode }) {
  return useDeferredValue(children, isOpeningPage() ? <div className={styles.rest} /> : undefined);
}
