import disclosure from '@/components/ui/disclosure.module.css';
import { exactJson, type Json } from '@/lib/json';
import type { ConsoleMethod } from '@/lib/reference/rpc/console-method';
import { curlCommand, requestBody } from '@/lib/reference/rpc/request';
import { consoleAddress } from '@/lib/rpc-client/console-address';
import { CopyButton } from './console-button';
import styles from './request-view.module.css';
import { TextBlock } from './text-block';

/** The request as it will be sent, with buttons that copy it. */
export function RequestView({ method, url, params }: { method: ConsoleMethod; url: string; params: Json[] }) {
  const request = requestBody(method.name, params);
  const body = exactJson(request, 2);
  return (
    <details className={styles.request}>
      <summary className={disclosure.summary}>Request</summary>
      <div className={styles.body}>
        <TextBlock name="Request body" text={body} />
        <div className={styles.actions}>
          {method.transport === 'http' ? (
            <CopyButton text={() => curlCommand(url, exactJson(request))} label="Copy as curl" />
          ) : (
            <CopyButton text={() => body} label="Copy request" />
          )}
          {method.caution === undefined && (
            <CopyButton text={() => consoleAddress(location.href, exactJson(params))} label="Copy link" />
          )}
        </div>
      </div>
    </details>
  );
}
