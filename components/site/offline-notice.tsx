import { useEffect } from 'react';
import { LoadFailure } from '@/components/ui/error-box';
import { listen } from '@/components/ui/listen';
import styles from './offline-notice.module.css';

/**
 * A notice above the open page that the next one cannot be loaded offline. It retries when the network is back. Retry
 * gets the focus.
 */
export function OfflineNotice({ retry }: { retry: () => void }) {
  useEffect(() => listen({ online: retry }), [retry]);
  return (
    <div ref={show} className={styles.notice}>
      <LoadFailure error="There is no network connection." retry={retry} isBeside />
    </div>
  );
}

function show(notice: HTMLElement | null): void {
  notice?.scrollIntoView();
  notice?.querySelector('button')?.focus({ preventScroll: true });
}
