import { isDeepStrictEqual } from 'node:util';
import type { Address } from '@solana/kit';
import { encodeAccount, readAccount } from '../accounts';
import type { Ledger } from '../ledger';
import type { Config } from '../method';
import { RpcError } from '../rpc-error';

/** What each kind of subscription follows: `account` means accountSubscribe, accountUnsubscribe and accountNotification. */
const kinds: Readonly<Record<string, (ledger: Ledger, ...params: never[]) => unknown>> = {
  account: (ledger, address: Address, config?: Config) =>
    encodeAccount(ledger, readAccount(ledger, address), config),

  /** The newest one. Two in a slot are one notification. */
  logs: (ledger, { mentions: [address] }: { mentions: [Address] }, config?: Config) => {
    const newest = ledger.at(config?.commitment).slot;
    const { err, logs, signature } =
      ledger.transactions.findLast(({ slot, accounts }) => slot <= newest && accounts.includes(address)) ??
      {};
    return signature && { err, logs, signature };
  },

  signature: (ledger, signature: string) => {
    const landed = ledger.find(signature);
    return landed && { err: landed.err };
  },

  slot: (ledger) => {
    const { slot } = ledger.at('processed');
    return { parent: slot - 1n, root: ledger.at('finalized').slot, slot };
  },
};

let count = 0;

/**
 * Keeps the subscriptions of a connection, and sends what they follow when it changes. Those to accounts and signatures
 * are at the commitment `confirmed`.
 */
export function connect(ledger: Ledger, send: (notification: object) => void) {
  const active = new Map<number, { name: string; read: () => unknown; value: unknown }>();
  const notify = () => {
    for (const [subscription, it] of active) {
      const value = it.read();
      if (isDeepStrictEqual(value, it.value)) continue;
      it.value = value;
      const context = { slot: ledger.at('confirmed').slot };
      const result = it.name === 'slot' ? value : { context, value };
      send({ method: `${it.name}Notification`, params: { result, subscription } });
    }
  };
  ledger.listeners.add(notify);
  return {
    handle: (method: string, params: unknown[]) => {
      const [, name = '', action] = /^(\w+?)(Subscribe|Unsubscribe)$/.exec(method) ?? [];
      const kind = kinds[name] as ((ledger: Ledger, ...params: unknown[]) => unknown) | undefined;
      if (kind === undefined) throw new RpcError(-32601, 'Method not found');
      if (action === 'Unsubscribe') return active.delete(Number(params[0]));
      count += 1;
      const read = () => kind(ledger, ...params);
      // A signature that landed before is notified too.
      active.set(count, { name, read, value: name === 'signature' ? undefined : read() });
      return count;
    },
    close: () => ledger.listeners.delete(notify),
  };
}
