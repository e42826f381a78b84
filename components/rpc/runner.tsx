import { clsx } from 'clsx';
import { useEffect, useReducer, useState } from 'react';
import { cutText, exactJson, type Json } from '@/lib/json';
import type { ConsoleMethod } from '@/lib/reference/rpc/console-method';
import type { RunState } from '@/lib/rpc-client/subscription';
import { ConsoleButton } from './console-button';
import { FailureView } from './failure-view';
import { NotificationList, useStream } from './notification-list';
import { RequestView } from './request-view';
import { ResponseView } from './response-view';
import styles from './runner.module.css';
import { pauseEnd, useRun } from './use-run';

interface RunnerProps {
  method: ConsoleMethod;
  url: string;
  params: Json[];
  /** Whether the request can be sent; if not, shows what is wrong with it. */
  validate: () => boolean;
}

/** The request, its confirmation if it needs one, the buttons that send and cancel it, and the result. */
export function Runner({ method, url, params, validate }: RunnerProps) {
  const { caution, notification } = method;
  const isHttp = method.transport === 'http';
  const stream = useStream();
  const { run, result, start, end } = useRun(method, stream.receive);
  const [isConfirmed, setConfirmed] = useState(false);

  const isRunning = run !== result;
  const isSubscribed = run?.phase === 'subscribed';
  const { answer, failure } = result ?? {};
  const secondsLeft = useCountdown(pauseEnd(url));
  const isBlocked = isRunning || secondsLeft > 0 || (caution !== undefined && !isConfirmed);

  const label = () => {
    if (isSubscribed) return 'Unsubscribe';
    if (secondsLeft > 0) return `Send again in ${secondsLeft} s`;
    return notification === undefined ? 'Send' : 'Subscribe';
  };
  const send = () => {
    if (!validate()) return;
    // A confirmation is for one request.
    setConfirmed(false);
    start(url, params);
  };

  return (
    <>
      <RequestView method={method} url={url} params={params} />
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
        <ConsoleButton data-main disabled={isBlocked && !isSubscribed} onClick={isSubscribed ? end : send}>
          {label()}
        </ConsoleButton>
        {isRunning && (
          <ConsoleButton
            onClick={({ currentTarget }) => {
              // This button is about to disappear.
              currentTarget.parentElement?.querySelector('button')?.focus();
              end();
            }}
          >
            Cancel
          </ConsoleButton>
        )}
        <span
          role="status"
          className={clsx(
            isSubscribed ? styles.live : styles.busy,
            // Over HTTP, the result below shows the same.
            isHttp && !isRunning && 'visually-hidden',
          )}
        >
          {run && describeRun(run, isHttp)}
        </span>
      </div>
      <div aria-busy={isRunning} className={styles.result} hidden={result === undefined}>
        {failure && <FailureView failure={failure} method={method} />}
        {answer && <ResponseView answer={answer} />}
        {notification !== undefined && (isSubscribed || stream.count > 0) && (
          <NotificationList name={notification} stream={stream} />
        )}
      </div>
    </>
  );
}

function describeRun({ phase, id, answer, failure }: RunState, isHttp: boolean): string {
  if (phase === 'connecting') return 'Connecting…';
  if (phase === 'waiting') return isHttp ? 'Waiting for the answer…' : 'Connected, waiting for the answer…';
  if (phase === 'subscribed') return `Subscribed, id ${cutText(exactJson(id), 100)}`;
  if (failure) return failure.title;
  if (!answer) return 'Unsubscribed, connection closed';
  if (!isHttp) return 'Answer received, connection closed';
  return `Answer received: ${answer.status}`;
}

/** Whole seconds until a time (milliseconds since 1970), counting down to 0. */
function useCountdown(until: number): number {
  const [, render] = useReducer((count: number) => count + 1, 0);
  const seconds = Math.max(0, Math.ceil((until - Date.now()) / 1000));
  const isOver = seconds === 0;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(render, 250);
    return () => clearInterval(timer);
  }, [isOver]);
  return seconds;
}
