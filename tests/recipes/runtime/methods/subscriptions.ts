import { isDeepStrictEqual } from 'node:util';
import type { Address } from '@solana/kit';
import { encodeAccount, readAccount } from '../accounts';
import type { Ledger } from '../ledger';
import { type Config, RpcError } from '../method';

/** The notifications of a subscription for a slot that has begun, and whether they are its last. */
type Subscription = () => { notify: readonly unknown[]; isOver?: boolean };

/** The kinds of subscriptions: `account` means accountSubscribe, accountUnsubscribe and accountNotification. */
const kinds: Readonly<Record<string, (ledger: Ledger, ...params: never[]) => Subscription>> = {
  account: (ledger, address: Address, config?: Config) => {
    let before = readAccount(ledger, address);
    return () => {
      const account = readAccount(ledger, address);
      if (isDeepStrictEqual(account, before)) return { notify: [] };
      before = account;
      return { notify: [withSlot(ledger, encodeAccount(ledger, account, config))] };
    };
  },

  logs: (ledger, { mentions: [address] }: { mentions: [Address] }, config?: Config) => {
    let newest = ledger.at(config?.commitment).slot;
    return () => {
      const before = newest;
      newest = ledger.at(config?.commitment).slot;
      return {
        notify: ledger.transactions
          .filter(({ slot }) => slot > before && slot <= newest)
          .filter(({ message }) => message.staticAccounts.includes(address))
          .map(({ slot, err, logs, signature }) => ({ context: { slot }, value: { err, logs, signature } })),
      };
    };
  },

  signature: (ledger, signature: string) => () => {
    const landed = ledger.find(signature);
    return landed ? { notify: [withSlot(ledger, { err: landed.err })], isOver: true } : { notify: [] };
  },

  slot: (ledger) => () => {
    const { slot } = ledger.at('processed');
    return { notify: [{ parent: slot - 1n, root: ledger.at('finalized').slot, slot }] };
  },
};

let count = 0;

/** Keeps the subscriptions of a connection. Those to accounts and signatures are at the commitment `confirmed`. */
export function connect(ledger: Ledger, send: (notification: object) => void) {
  const active = new Map<number, { name: string; subscription: Subscription }>();
  const notifyAll = () => {
    for (const [id, { name, subscription }] of active) {
      const { notify, isOver } = subscription();
      for (const result of notify) {
        send({ method: `${name}Notification`, params: { result, subscription: id } });
      }
      if (isOver) active.delete(id);
    }
  };
  ledger.listeners.add(notifyAll);
  return {
    handle: (method: string, params: unknown[]) => {
      const [, name = '', action] = /^(\w+?)(Subscribe|Unsubscribe)$/.exec(method) ?? [];
      const kind = kinds[name] as ((ledger: Ledger, ...params: unknown[]) => Subscription) | undefined;
      if (kind === undefined) throw new RpcError(-32601, 'Method not found');
      if (action === 'Unsubscribe') return active.delete(Number(params[0]));
      count += 1;
      active.set(count, { name, subscription: kind(ledger, ...params) });
      return count;
    },
    close: () => ledger.listeners.delete(notifyAll),
  };
}

function withSlot(ledger: Ledger, value: unknown) {
  return { context: { slot: ledger.at('confirmed').slot }, value };
}
