import { useEffect, useRef } from 'react';
import { LoadFailure } from '@/components/ui/error-box';
import { listen } from '@/components/ui/listen';
import styles from './offline-notice.module.css';

/**
 * A notice above the open page that the next one cannot be loaded offline. It retries when the network is back. Retry
 * gets the focus.
 */
export function OfflineNotice({ retry }: { retry: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView();
    box.current?.querySelector('button')?.focus({ preventScroll: true });
  }, []);
  useEffect(() => listen({ online: retry }), [retry]);
  return (
    <div ref={box} className={styles.notice}>
      <LoadFailure error="There is no network connection." retry={retry} isBeside />
    </div>
  );
}
