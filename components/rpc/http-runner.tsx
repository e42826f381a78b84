import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { call } from '@/lib/rpc/call';
import { curlCommand } from '@/lib/rpc/curl';
import { describeFailure } from '@/lib/rpc/failures';
import { formatBytes, formatMs } from '@/lib/rpc/format';
import type { Outcome } from '@/lib/rpc/outcome';
import { requestBody } from '@/lib/rpc/request';
import { AnswerView } from './answer-view';
import { CopyAction } from './copy-action';
import { FailureView } from './failure-view';
import { RequestPanel, type RunnerProps } from './request-panel';
import styles from './runner.module.css';

/** Sends the request by HTTP and shows how it ended. */
export function HttpRunner(runner: RunnerProps) {
  const { method, endpoint, params } = runner;
  const { sent, isRunning, send, cancel } = useCall();
  const lastId = useRef(0);
  const pauseEnd = sent?.outcome.kind === 'rate-limited' ? sent.at + sent.outcome.seconds * 1000 : 0;
  const secondsLeft = useCountdown(pauseEnd);
  const answer = sent && 'answer' in sent.outcome ? sent.outcome.answer : undefined;

  const onSend = () => {
    const id = ++lastId.current;
    void send(endpoint.url, requestBody(id, method.name, params), id);
  };

  return (
    <>
      <RequestPanel
        runner={runner}
        label={secondsLeft > 0 ? `Send again in ${secondsLeft} s` : 'Send'}
        isDisabled={isRunning || secondsLeft > 0}
        onSend={onSend}
        onCancel={isRunning ? cancel : undefined}
      >
        {isRunning && <span className={styles.busy}>Waiting for the answer…</span>}
      </RequestPanel>
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

/** A request with its outcome, and the time of the outcome. `curl` and the explanation are about what was sent. */
interface Sent {
  url: string;
  body: string;
  outcome: Outcome;
  at: number;
}

/** Sends one request at a time; the last outcome stays until the next arrives. Leaving the page cancels. */
function useCall() {
  const [sent, setSent] = useState<Sent>();
  const [isRunning, setRunning] = useState(false);
  const running = useRef<AbortController>(undefined);
  const cancel = () => running.current?.abort();
  useEffect(() => () => running.current?.abort(), []);

  const send = async (url: string, body: string, id: number) => {
    running.current = new AbortController();
    setRunning(true);
    const outcome = await call({ url, body, id, signal: running.current.signal });
    setRunning(false);
    setSent({ url, body, outcome, at: Date.now() });
  };
  return { sent, isRunning, send, cancel };
}

/** Whole seconds until a time in milliseconds, counting down to 0. */
function useCountdown(until: number): number {
  const [now, setNow] = useState(Date.now);
  // A layout effect, so that an outdated number is not painted first.
  useLayoutEffect(() => {
    if (until <= Date.now()) return;
    const tick = () => {
      setNow(Date.now());
      if (until <= Date.now()) clearInterval(timer);
    };
    const timer = setInterval(tick, 250);
    tick();
    return () => clearInterval(timer);
  }, [until]);
  return Math.max(0, Math.ceil((until - now) / 1000));
}
