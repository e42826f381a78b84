import disclosure from '@/components/ui/disclosure.module.css';
import { exactJson, type Json } from '@/lib/json';
import type { ConsoleMethod } from '@/lib/reference/rpc/console-method';
import { curlCommand, requestBody } from '@/lib/reference/rpc/request';
import { CopyButton } from './console-button';
import styles from './request-view.module.css';
import { TextBlock } from './text-block';

/** The request as it will be sent, with a button that copies it. */
export function RequestView({ method, url, params }: { method: ConsoleMethod; url: string; params: Json[] }) {
  const body = exactJson(requestBody(method.name, params));
  return (
    <details className={styles.request}>
      <summary className={disclosure.summary}>Request</summary>
      <div className={styles.body}>
        <TextBlock name="Request body" text={body} />
        {method.transport === 'http' ? (
          <CopyButton text={() => curlCommand(url, body)} label="Copy as curl" />
        ) : (
          <CopyButton text={() => body} label="Copy request" />
        )}
      </div>
    </details>
  );
}
