import { formatJson, type Json } from './json';
import { methodNotFound } from './json-rpc';
import type { Ledger } from './ledger';
import { readParams, u64 } from './params';
import { invalidParams } from './rpc-error';
import type { Commitment } from './slots';
import { type Step, type Subscription, subscriptionKinds } from './subscription-kinds';

/** The subscriptions of one websocket connection. */
export interface Subscriptions {
  /** Answers a request to begin or end a subscription. Throws an RpcError. */
  handle(method: string, params: unknown): Json;
  /** Ends all subscriptions. */
  close(): void;
}

/** Numbers the subscriptions of a runtime: no two connections share a number. */
export type Numbering = () => bigint;

/** Keeps the subscriptions of a connection, and calls `send` with the text of each notification. */
export function createSubscriptions(
  ledger: Ledger,
  numbering: Numbering,
  send: (text: string) => void,
): Subscriptions {
  const active = new Map<bigint, { kind: string; subscription: Subscription }>();

  const notify = (select: (subscription: Subscription) => Json[]) => {
    for (const [id, { kind, subscription }] of active) {
      const texts = select(subscription).map((result) =>
        formatJson({ jsonrpc: '2.0', method: `${kind}Notification`, params: { result, subscription: id } }),
      );
      if (subscription.isOver?.()) active.delete(id);
      // The answer to a request that began a subscription goes out first.
      if (texts.length > 0) setImmediate(() => texts.forEach(send));
    }
  };

  const stop = ledger.listen({
    landed: (landed, changed) => {
      const step: Step = { slot: ledger.at('processed'), changed, landed: [landed], begins: false };
      notify((subscription) => (subscription.commitment === 'processed' ? subscription.next(step) : []));
    },
    slot: () => {
      const steps = new Map<Commitment, Step>();
      notify(({ commitment, next }) => {
        const step = steps.get(commitment) ?? stepOf(ledger, commitment);
        steps.set(commitment, step);
        return next(step);
      });
    },
  });

  return {
    handle: (method, params) => {
      const [, name = '', action = ''] = /^(\w+?)(Subscribe|Unsubscribe)$/.exec(method) ?? [];
      const kind = subscriptionKinds.get(name);
      if (kind === undefined) throw methodNotFound();
      if (action === 'Subscribe') {
        const subscription = kind(ledger, params);
        const id = numbering();
        active.set(id, { kind: name, subscription });
        return id;
      }
      const [id] = readParams({ required: 1, schemas: [u64] as const }, params);
      if (active.get(id)?.kind !== name) throw invalidParams('Invalid subscription id.');
      return active.delete(id);
    },
    close: stop,
  };
}

/**
 * The changes of the newest slot of a commitment level. Transactions at `processed` were already notified when they
 * landed.
 */
function stepOf(ledger: Ledger, commitment: Commitment): Step {
  const slot = ledger.at(commitment);
  return {
    slot,
    changed: ledger.history.changedIn(slot.slot),
    landed: commitment === 'processed' ? [] : ledger.log.inSlot(slot.slot),
    begins: true,
  };
}
