import type { ReactNode } from 'react';
import { SiteLink } from '@/components/ui/site-link';
import { describeFailure } from '@/lib/rpc/failures';
import { formatJson } from '@/lib/rpc/json';
import type { Failure } from '@/lib/rpc/outcome';
import styles from './failure-view.module.css';
import { TextBlock } from './text-block';

interface FailureViewProps {
  failure: Failure;
  url: string;
  children?: ReactNode;
}

/** What went wrong, what it means, what to do, and how to try it elsewhere. */
export function FailureView({ failure, url, children }: FailureViewProps) {
  const { title, meaning, remedy } = describeFailure(failure, url);
  return (
    <div className={styles.failure} data-failure={failure.kind}>
      <h3>{title}</h3>
      <p>{meaning}</p>
      <p>
        <strong>What to do.</strong> {remedy}
      </p>
      {failure.kind === 'rpc-error' && failure.data !== undefined && (
        <>
          <p>Data of the error:</p>
          <TextBlock name="Data of the error" text={formatJson(failure.data, 2)} />
        </>
      )}
      <div className={styles.actions}>
        {failure.kind === 'rpc-error' && (
          <SiteLink href={`/Openverse-RPC-HTTP-Methods#error${failure.code}`}>
            About error {failure.code}
          </SiteLink>
        )}
        {children}
      </div>
    </div>
  );
}
