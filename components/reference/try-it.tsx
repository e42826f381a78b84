import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import styles from './try-it.module.css';

/**
 * The place of a method's console, and the button that opens it (console-opener.ts). Without scripts a sample stands
 * in its place.
 */
export function TryIt({ method, children }: { method: string; children?: ReactNode }) {
  return (
    <>
      <div data-console={method}>
        <p role="alert" className={styles.failed} hidden />
        <Button className={styles.open}>Open the console</Button>
      </div>
      <noscript>
        <p>The console needs JavaScript. This sends the same:</p>
        {children}
      </noscript>
    </>
  );
}
