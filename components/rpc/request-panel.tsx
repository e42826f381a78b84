import { type ReactNode, useState } from 'react';
import disclosure from '@/components/ui/disclosure.module.css';
import { consoleLink } from '@/lib/rpc/console-link';
import type { ConsoleMethod, Json } from '@/lib/rpc/console-method';
import { curlCommand } from '@/lib/rpc/curl';
import { requestBody, requestId } from '@/lib/rpc/request';
import { Action } from './action';
import type { Endpoint } from './cluster-picker';
import { CopyAction } from './copy-action';
import styles from './request-panel.module.css';
import { TextBlock } from './text-block';

/** What a runner sends, and where to. */
export interface RunnerProps {
  method: ConsoleMethod;
  endpoint: Endpoint;
  params: Json[];
  /** Whether the request can be sent; shows the reader what is wrong with it if not. */
  check: () => boolean;
}

interface RequestPanelProps {
  runner: RunnerProps;
  /** Words on the button that sends the request. */
  label: string;
  isDisabled: boolean;
  onSend: () => void;
  /** Cancels the request; undefined unless one is running. */
  onCancel: (() => void) | undefined;
  /** A button in place of the one that sends. */
  instead?: ReactNode;
  /** Status next to the buttons. */
  children: ReactNode;
}

/** The request, the confirmation it may need, and the buttons that send and cancel it. */
export function RequestPanel(props: RequestPanelProps) {
  const { runner, label, isDisabled, onSend, onCancel, instead, children } = props;
  const { caution } = runner.method;
  const [isConfirmed, setConfirmed] = useState(false);
  const send = () => {
    if (!runner.check()) return;
    // The confirmation was for this one request.
    setConfirmed(false);
    onSend();
  };
  return (
    <>
      <Request {...runner} />
      {caution !== undefined && (
        <div className={styles.caution}>
          <p>
            <strong>Caution.</strong> {caution}
          </p>
          <label>
            <input
              type="checkbox"
              checked={isConfirmed}
              onChange={({ target }) => setConfirmed(target.checked)}
            />
            I understand. Send this request once.
          </label>
        </div>
      )}
      <div className={styles.buttons}>
        {instead ?? (
          <Action main disabled={isDisabled || (caution !== undefined && !isConfirmed)} onClick={send}>
            {label}
          </Action>
        )}
        {onCancel && (
          <Action
            onClick={({ currentTarget }) => {
              // This button goes away, so the focus moves to the main one.
              currentTarget.parentElement?.querySelector('button')?.focus();
              onCancel();
            }}
          >
            Cancel
          </Action>
        )}
        {children}
      </div>
    </>
  );
}

/** The request as it will be sent, and ways to copy it. */
function Request({ method, params, endpoint: { url } }: RunnerProps) {
  const body = requestBody(requestId, method.name, params, 2);
  return (
    <details className={styles.request}>
      <summary className={disclosure.summary}>Request</summary>
      <div className={styles.body}>
        <TextBlock name="Request body" text={body} />
        <div className={styles.actions}>
          {method.transport === 'http' ? (
            <CopyAction
              text={() => curlCommand(url, requestBody(requestId, method.name, params))}
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
