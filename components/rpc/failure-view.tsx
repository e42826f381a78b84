import type { ReactNode } from 'react';
import { SiteLink } from '@/components/ui/site-link';
import { type Failure, failures } from '@/lib/rpc/failures';
import { exactJson } from '@/lib/rpc/json';
import styles from './failure-view.module.css';
import { TextBlock } from './text-block';

/** A failure: the problem, its meaning, the fix, and how to send the request elsewhere. */
export function FailureView({ failure, children }: { failure: Failure; children?: ReactNode }) {
  const { title, meaning, remedy, code, data = null } = failure;
  return (
    <div className={styles.failure} data-failure={failure === failures.cancelled ? 'cancelled' : ''}>
      <h3>{title}</h3>
      <p>{meaning}</p>
      <p>
        <strong>What to do.</strong> {remedy}
      </p>
      {data !== null && (
        <>
          <p>Data of the error:</p>
          <TextBlock name="Data of the error" text={exactJson(data, 2)} />
        </>
      )}
      <div className={styles.actions}>
        {code !== undefined && (
          <SiteLink href={`/Openverse-RPC-HTTP-Methods#error${code}`}>About error {code}</SiteLink>
        )}
        {children}
      </div>
    </div>
  );
}
