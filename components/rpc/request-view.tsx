import disclosure from '@/components/ui/disclosure.module.css';
import { consoleLink } from '@/lib/rpc/console-link';
import type { ConsoleMethod, Json } from '@/lib/rpc/console-method';
import { curlCommand } from '@/lib/rpc/curl';
import { requestBody } from '@/lib/rpc/request';
import { CopyAction } from './copy-action';
import styles from './request-view.module.css';
import { TextBlock } from './text-block';

interface RequestViewProps {
  method: ConsoleMethod;
  params: Json[];
  url: string;
}

/** The request as it will be sent, and ways to take it elsewhere. */
export function RequestView({ method, params, url }: RequestViewProps) {
  const body = requestBody(1, method.name, params, 2);
  return (
    <details className={styles.request}>
      <summary className={disclosure.summary}>Request</summary>
      <div className={styles.body}>
        <TextBlock name="Request body" text={body} />
        <div className={styles.actions}>
          {method.transport === 'http' ? (
            <CopyAction
              text={() => curlCommand(url, requestBody(1, method.name, params))}
              label="Copy as curl"
            />
          ) : (
            <CopyAction text={() => body} label="Copy request" />
          )}
          {method.caution === undefined && (
            <CopyAction text={() => consoleLink(location.href, params)} label="Copy link" />
          )}
        </div>
      </div>
    </details>
  );
}
