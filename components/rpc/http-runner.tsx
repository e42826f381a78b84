import { useEffect, useReducer, useState } from 'react';
import { call } from '@/lib/rpc/call';
import { curlCommand } from '@/lib/rpc/curl';
import { describeFailure } from '@/lib/rpc/failures';
import { formatBytes, formatMs } from '@/lib/rpc/format';
import type { Outcome } from '@/lib/rpc/outcome';
import { requestBody, requestId } from '@/lib/rpc/request';
import { AnswerView } from './answer-view';
import { CopyAction } from './copy-action';
import { FailureView } from './failure-view';
import { RequestPanel, type RunnerProps } from './request-panel';
import styles from './runner.module.css';

/** A request with its outcome, and the time of the outcome. `curl` and the explanation are about what was sent. */
interface Sent {
  url: string;
  body: string;
  outcome: Outcome;
  at: number;
}

/** Sends the request by HTTP and shows how it ended. The last outcome stays until the next arrives. */
export function HttpRunner(runner: RunnerProps) {
  const { method, endpoint, params } = runner;
  const [sent, setSent] = useState<Sent>();
  const [running, setRunning] = useState<AbortController>();
  const isRunning = running !== undefined;
  const pauseEnd = sent?.outcome.kind === 'rate-limited' ? sent.at + sent.outcome.seconds * 1000 : 0;
  const secondsLeft = useCountdown(pauseEnd);
  const answer = sent && 'answer' in sent.outcome ? sent.outcome.answer : undefined;

  // Leaving the page cancels.
  useEffect(() => () => running?.abort(), [running]);

  const send = async () => {
    const { url } = endpoint;
    const body = requestBody(requestId, method.name, params);
    const controller = new AbortController();
    setRunning(controller);
    const outcome = await call({ url, body, id: requestId, signal: controller.signal });
    setRunning(undefined);
    setSent({ url, body, outcome, at: Date.now() });
  };

  return (
    <>
      <RequestPanel
        runner={runner}
        label={secondsLeft > 0 ? `Send again in ${secondsLeft} s` : 'Send'}
        isDisabled={isRunning || secondsLeft > 0}
        onSend={() => void send()}
        onCancel={running && (() => running.abort())}
      >
        {isRunning && <span className={styles.busy}>Waiting for the answer…</span>}
      </RequestPanel>
      <div aria-busy={isRunning} className={styles.result} hidden={sent === undefined}>
        {sent && sent.outcome.kind !== 'ok' && (
          <FailureView failure={sent.outcome} url={sent.url}>
            <CopyAction text={() => curlCommand(sent.url, sent.body)} label="Copy as curl" />
          </FailureView>
        )}
        {answer && <AnswerView key={sent?.at} answer={answer} name={method.name} />}
      </div>
      <p role="status" className="visually-hidden">
        {isRunning ? 'Sending' : sent && announce(sent.outcome, sent.url)}
      </p>
    </>
  );
}

function announce(outcome: Outcome, url: string): string {
  if (outcome.kind !== 'ok') return describeFailure(outcome, url).title;
  const { status, ms, bytes } = outcome.answer;
  return `Answer received: HTTP ${status}, ${formatMs(ms)}, ${formatBytes(bytes)}`;
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
