import { useState } from 'react';
import { describeFailure } from '@/lib/rpc/failures';
import { formatJson } from '@/lib/rpc/json';
import type { SessionState } from '@/lib/rpc/subscription';
import { Action } from './action';
import { AnswerView } from './answer-view';
import { FailureView } from './failure-view';
import { NotificationList } from './notification-list';
import { RequestPanel, type RunnerProps } from './request-panel';
import styles from './runner.module.css';
import { useSubscription } from './use-subscription';

/** Sends the request by websocket: a subscription that streams until it is ended, or a single request. */
export function SocketRunner(runner: RunnerProps) {
  const { method, endpoint, params } = runner;
  const { notification } = method;
  const subscription = useSubscription();
  const { state } = subscription;
  const [url, setUrl] = useState(endpoint.url);
  const isOpening = state?.kind === 'connecting' || state?.kind === 'requesting';
  const isOpen = state?.kind === 'subscribed' || state?.kind === 'unsubscribing';
  const failure = state?.kind === 'failed' ? state.failure : undefined;
  const answered = failure ?? state;
  const answer = answered && 'answer' in answered ? answered.answer : undefined;
  const first = notification === undefined ? 'Connect and send' : 'Connect and subscribe';

  const onSend = () => {
    setUrl(endpoint.url);
    const { name, unsubscribe } = method;
    subscription.start({ url: endpoint.url, method: name, params, unsubscribe });
  };

  return (
    <>
      <RequestPanel
        runner={runner}
        label={failure?.kind === 'lost' ? 'Subscribe again' : first}
        isDisabled={isOpening}
        onSend={onSend}
        onCancel={isOpening ? subscription.cancel : undefined}
        instead={
          isOpen ? (
            <Action main disabled={state.kind !== 'subscribed'} onClick={subscription.unsubscribe}>
              Unsubscribe
            </Action>
          ) : undefined
        }
      >
        <span role="status" className={state?.kind === 'subscribed' ? styles.live : styles.busy}>
          {state && announce(state, url)}
        </span>
      </RequestPanel>
      <div className={styles.result} hidden={state === undefined}>
        {failure && <FailureView failure={failure} url={url} />}
        {answer && <AnswerView key={answer.ms} answer={answer} name={method.name} />}
        {notification !== undefined && (isOpen || subscription.stream.count > 0) && (
          <NotificationList name={notification} subscription={subscription} />
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
