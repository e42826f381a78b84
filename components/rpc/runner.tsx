import { clsx } from 'clsx';
import { useEffect, useReducer, useState } from 'react';
import type { ConsoleMethod, Json } from '@/lib/rpc/console-method';
import { curlCommand } from '@/lib/rpc/curl';
import { describeFailure } from '@/lib/rpc/failures';
import { formatBytes, formatMs } from '@/lib/rpc/format';
import { formatJson } from '@/lib/rpc/json';
import { Action } from './action';
import { AnswerView } from './answer-view';
import { CopyAction } from './copy-action';
import { FailureView } from './failure-view';
import { NotificationList } from './notification-list';
import { RequestView } from './request-view';
import styles from './runner.module.css';
import { type Run, useRun } from './use-run';
import { useStream } from './use-stream';

interface RunnerProps {
  method: ConsoleMethod;
  url: string;
  params: Json[];
  /** Whether the request can be sent; shows the reader what is wrong with it if not. */
  check: () => boolean;
}

/**
 * The request, the confirmation it may need, and the buttons that send and end it; below, how it ended or what a
 * subscription sends.
 */
export function Runner({ method, url, params, check }: RunnerProps) {
  const { caution, notification } = method;
  const isHttp = method.transport === 'http';
  const stream = useStream();
  const { run, result, start, cancel, unsubscribe } = useRun(method, stream.receive);
  const [isConfirmed, setConfirmed] = useState(false);

  const state = run?.state;
  const isRunning = run !== result;
  const isOpen = state?.kind === 'subscribed' || state?.kind === 'unsubscribing';
  const failure = result?.state.kind === 'failed' ? result.state.failure : undefined;
  const answered = failure ?? result?.state;
  const answer = answered && 'answer' in answered ? answered.answer : undefined;
  const secondsLeft = useCountdown(
    failure?.kind === 'rate-limited' && result ? result.at + failure.seconds * 1000 : 0,
  );

  const label = () => {
    if (secondsLeft > 0) return `Send again in ${secondsLeft} s`;
    if (isHttp) return 'Send';
    if (failure?.kind === 'lost') return 'Subscribe again';
    return notification === undefined ? 'Connect and send' : 'Connect and subscribe';
  };
  const send = () => {
    if (!check()) return;
    // The confirmation was for this one request.
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
        {isOpen ? (
          <Action main disabled={state.kind !== 'subscribed'} onClick={unsubscribe}>
            Unsubscribe
          </Action>
        ) : (
          <Action
            main
            disabled={isRunning || secondsLeft > 0 || (caution !== undefined && !isConfirmed)}
            onClick={send}
          >
            {label()}
          </Action>
        )}
        {isRunning && (
          <Action
            onClick={({ currentTarget }) => {
              // This button goes away, so the focus moves to the main one.
              currentTarget.parentElement?.querySelector('button')?.focus();
              cancel();
            }}
          >
            Cancel
          </Action>
        )}
        <span
          role="status"
          className={clsx(
            state?.kind === 'subscribed' ? styles.live : styles.busy,
            // By HTTP the result below shows the same.
            isHttp && !isRunning && 'visually-hidden',
          )}
        >
          {run && announce(run, isHttp)}
        </span>
      </div>
      <div aria-busy={isRunning} className={styles.result} hidden={result === undefined}>
        {failure && result && (
          <FailureView failure={failure} url={result.url}>
            {isHttp && <CopyAction text={() => curlCommand(result.url, result.body)} label="Copy as curl" />}
          </FailureView>
        )}
        {answer && <AnswerView key={result?.at} answer={answer} name={method.name} />}
        {notification !== undefined && (isOpen || stream.count > 0) && (
          <NotificationList name={notification} stream={stream} />
        )}
      </div>
    </>
  );
}

function announce({ state, url }: Run, isHttp: boolean): string {
  switch (state.kind) {
    case 'connecting':
      return 'Connecting…';
    case 'requesting':
      return isHttp ? 'Waiting for the answer…' : 'Connected, waiting for the answer…';
    case 'subscribed':
      return `Subscribed, id ${formatJson(state.id)}`;
    case 'answered': {
      const { status, ms, bytes } = state.answer;
      if (!isHttp) return 'Answer received, connection closed';
      return `Answer received: HTTP ${status}, ${formatMs(ms)}, ${formatBytes(bytes)}`;
    }
    case 'unsubscribing':
      return 'Unsubscribing…';
    case 'ended':
      return state.confirmed
        ? 'Unsubscribed, connection closed'
        : 'Connection closed; the node did not confirm that the subscription ended';
    case 'failed':
      return describeFailure(state.failure, url).title;
  }
}

/** Whole seconds until a time in milliseconds, counting down to 0. */
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
