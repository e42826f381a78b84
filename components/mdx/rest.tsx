'use client';

import { type ReactNode, useDeferredValue } from 'react';
import { isOpeningPage } from '@/components/navigation/use-navigate';
import styles from './rest.module.css';

/**
 * What comes after the first blocks of a page. When a link opens the page, React renders it after the first frame, so
 * that a long page appears as soon as a short one. Documents have all of it, and so has a page on the way Back, whose
 * place is restored at once.
 */
export function Rest({ children }: { children: ReactNode }) {
  return useDeferredValue(children, isOpeningPage() ? <div className={styles.rest} /> : undefined);
}
