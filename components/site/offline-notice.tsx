import { useEffect, useRef } from 'react';
import { LoadFailure } from '@/components/ui/error-box';
import styles from './offline-notice.module.css';

/**
 * Says above the page, which stays, that the next one cannot be loaded while there is no network, and goes on when there
 * is. The reader's focus goes to Retry.
 */
export function OfflineNotice({ retry }: { retry: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView();
    box.current?.querySelector('button')?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [retry]);
  return (
    <div ref={box} className={styles.notice}>
      <LoadFailure error="There is no network connection." retry={retry} isBeside />
    </div>
  );
}
