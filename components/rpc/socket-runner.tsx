import { useState } from 'react';
import { describeFailure } from '@/lib/rpc/failures';
import { formatJson } from '@/lib/rpc/json';
import type { SessionState } from '@/lib/rpc/subscription';
import { Action } from './action';
import { AnswerView } from './answer-view';
import { CancelAction } from './cancel-action';
import { Caution } from './caution';
import { FailureView } from './failure-view';
import { NotificationList } from './notification-list';
import { RequestView } from './request-view';
import styles from './runner.module.css';
import type { RunnerProps } from './runner-props';
import { useSubscription } from './use-subscription';

/** Sends the request by websocket: a subscription that streams until it is ended, or a single question. */
export function SocketRunner({ method, endpoint, params, check }: RunnerProps) {
  const subscription = useSubscription();
  const { state } = subscription;
  const [isConfirmed, setConfirmed] = useState(false);
  const [url, setUrl] = useState(endpoint.url);
  const isSubscription = method.notification !== undefined;
  const isOpening = state?.kind === 'connecting' || state?.kind === 'requesting';
  const isOpen = state?.kind === 'subscribed' || state?.kind === 'unsubscribing';
  const mayNot = method.caution !== undefined && !isConfirmed;

  const onStart = () => {
    if (!check()) return;
    setUrl(endpoint.url);
    setConfirmed(false);
    const unsubscribe = isSubscription ? method.unsubscribe : undefined;
    subscription.start({ url: endpoint.url, method: method.name, params, unsubscribe });
  };
  const wasLost = state?.kind === 'failed' && state.failure.kind === 'lost';
  const first = isSubscription ? 'Connect and subscribe' : 'Connect and send';
  const answer =
    state?.kind === 'failed' && 'answer' in state.failure
      ? state.failure.answer
      : state?.kind === 'answered'
        ? state.answer
        : undefined;

  return (
    <>
      <RequestView method={method} params={params} url={endpoint.url} />
      {method.caution !== undefined && (
        <Caution text={method.caution} isConfirmed={isConfirmed} setConfirmed={setConfirmed} />
      )}
      <div className={styles.actions}>
        {isOpen ? (
          <Action main disabled={state.kind !== 'subscribed'} onClick={subscription.unsubscribe}>
            Unsubscribe
          </Action>
        ) : (
          <Action main disabled={isOpening || mayNot} onClick={onStart}>
            {wasLost ? 'Subscribe again' : first}
          </Action>
        )}
        {isOpening && <CancelAction onCancel={subscription.cancel} />}
        <span role="status" className={state?.kind === 'subscribed' ? styles.live : styles.busy}>
          {state && announce(state, url)}
        </span>
      </div>
      <div className={styles.result} hidden={state === undefined}>
        {state?.kind === 'failed' && <FailureView failure={state.failure} url={url} />}
        {answer && <AnswerView key={answer.ms} answer={answer} name={method.name} />}
        {isSubscription && (isOpen || subscription.stream.count > 0) && (
          <NotificationList name={method.notification ?? ''} subscription={subscription} />
        )}
      </div>
    </>
  );
}

function announce(state: SessionState, url: string): string {
  switch (state.kind) {
    case 'connecting':
      return 'Connecting…';
    case 'requesting':
      return 'Connected, waiting for the answer…';
    case 'subscribed':
      return `Subscribed, id ${formatJson(state.id)}`;
    case 'answered':
      return 'Answer received, connection closed';
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
