import { SiteLink } from '@/components/ui/site-link';
import { exactJson } from '@/lib/json';
import type { ConsoleMethod } from '@/lib/reference/rpc/console-method';
import { type Failure, failures } from '@/lib/rpc-client/failures';
import styles from './failure-view.module.css';
import { TextBlock } from './text-block';

/** Why a request failed, what that means and what to do. */
export function FailureView({ failure, method: { remedies } }: { failure: Failure; method: ConsoleMethod }) {
  const { title, meaning, code, data = null } = failure;
  const listed = code === undefined ? undefined : remedies[code];
  const remedy = listed ?? failure.remedy;
  return (
    <div className={styles.failure} data-failure={failure === failures.cancelled ? 'cancelled' : ''}>
      <h3>{title}</h3>
      <p>{meaning}</p>
      <p>
        <strong>What to do.</strong> <span>{remedy}</span>
      </p>
      {data !== null && (
        <>
          <p>Data of the error:</p>
          <TextBlock name="Data of the error" text={exactJson(data)} />
        </>
      )}
      {listed !== undefined && (
        <SiteLink href={`/Openverse-RPC-HTTP-Methods#error${code}`}>{`About error ${code}`}</SiteLink>
      )}
    </div>
  );
}
