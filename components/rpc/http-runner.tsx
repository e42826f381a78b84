import { useRef, useState } from 'react';
import { curlCommand } from '@/lib/rpc/curl';
import { describeFailure } from '@/lib/rpc/failures';
import { formatBytes, formatMs } from '@/lib/rpc/format';
import type { Outcome } from '@/lib/rpc/outcome';
import { requestBody } from '@/lib/rpc/request';
import { Action } from './action';
import { AnswerView } from './answer-view';
import { CancelAction } from './cancel-action';
import { Caution } from './caution';
import { CopyAction } from './copy-action';
import { FailureView } from './failure-view';
import { RequestView } from './request-view';
import styles from './runner.module.css';
import type { RunnerProps } from './runner-props';
import { useCall } from './use-call';
import { useCountdown } from './use-countdown';

/** Sends the request by HTTP and shows how it ended. */
export function HttpRunner({ method, endpoint, params, check }: RunnerProps) {
  const { sent, isRunning, send, cancel } = useCall();
  const [isConfirmed, setConfirmed] = useState(false);
  const lastId = useRef(0);
  const wait = sent?.outcome.kind === 'rate-limited' ? sent.at + sent.outcome.seconds * 1000 : 0;
  const secondsLeft = useCountdown(wait);
  const mayNot = method.caution !== undefined && !isConfirmed;

  const onSend = () => {
    if (!check()) return;
    const id = ++lastId.current;
    const body = requestBody(id, method.name, params);
    // What was confirmed was this one request.
    setConfirmed(false);
    send(endpoint.url, body, id);
  };
  const answer = sent && 'answer' in sent.outcome ? sent.outcome.answer : undefined;

  return (
    <>
      <RequestView method={method} params={params} url={endpoint.url} />
      {method.caution !== undefined && (
        <Caution text={method.caution} isConfirmed={isConfirmed} setConfirmed={setConfirmed} />
      )}
      <div className={styles.actions}>
        <Action main disabled={isRunning || secondsLeft > 0 || mayNot} onClick={onSend}>
          {secondsLeft > 0 ? `Send again in ${secondsLeft} s` : 'Send'}
        </Action>
        {isRunning && <CancelAction onCancel={cancel} />}
        {isRunning && <span className={styles.busy}>Waiting for the answer…</span>}
      </div>
      <div aria-busy={isRunning} className={styles.result} hidden={sent === undefined}>
        {sent && sent.outcome.kind !== 'ok' && (
          <FailureView failure={sent.outcome} url={sent.url}>
            <CopyAction text={() => curlCommand(sent.url, sent.body)} label="Copy as curl" />
          </FailureView>
        )}
        {answer && <AnswerView key={sent?.at} answer={answer} name={method.name} hasStatus />}
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
