import {
  SolanaSignTransaction,
  type SolanaSignTransactionFeature,
} from '@solana/wallet-standard-features';
import { getWallets } from '@wallet-standard/app';
import type {
  Wallet,
  WalletAccount,
  WalletWithFeatures,
} from '@wallet-standard/base';
import {
  StandardConnect,
  type StandardConnectFeature,
  StandardEvents,
  type StandardEventsFeature,
} from '@wallet-standard/features';
import { useEffect, useState, useSyncExternalStore } from 'react';

// #region usable
/** A wallet that can sign a transaction without sending it. */
export type SigningWallet = WalletWithFeatures<
  StandardConnectFeature &
    SolanaSignTransactionFeature &
    Partial<StandardEventsFeature>
>;

function isUsable(wallet: Wallet): wallet is SigningWallet {
  if (!(StandardConnect in wallet.features)) return false;
  if (!(SolanaSignTransaction in wallet.features)) return false;
  const { [SolanaSignTransaction]: signing } =
    wallet.features as SolanaSignTransactionFeature;
  return signing.supportedTransactionVersions.includes(0);
}
// #endregion

// #region list
const { get, on } = getWallets();

function subscribe(notify: () => void): () => void {
  const offRegister = on('register', notify);
  const offUnregister = on('unregister', notify);
  return () => {
    offRegister();
    offUnregister();
  };
}

/** The usable wallets. A wallet may register after the app started. */
export function useWallets(): SigningWallet[] {
  return useSyncExternalStore(subscribe, get).filter(isUsable);
}
// #endregion

// #region connect
export type Connection =
  | { state: 'disconnected'; reason?: string }
  | { state: 'connecting' }
  | { state: 'connected'; wallet: SigningWallet; account: WalletAccount };

function connectionOf(
  wallet: SigningWallet,
  accounts: readonly WalletAccount[],
): Connection {
  // A wallet can also have accounts of other networks.
  const account = accounts.find(({ features }) =>
    features.includes(SolanaSignTransaction),
  );
  if (account) return { state: 'connected', wallet, account };
  return {
    state: 'disconnected',
    reason: 'The wallet shares no account.',
  };
}

/** The connection, and a function that asks a wallet for one. */
export function useConnection() {
  const [connection, setConnection] = useState<Connection>({
    state: 'disconnected',
  });
  const wallet =
    connection.state === 'connected' ? connection.wallet : undefined;

  // The user can switch accounts or disconnect in the wallet.
  useEffect(() => {
    if (!wallet) return;
    const events = wallet.features[StandardEvents];
    return events?.on('change', ({ accounts }) => {
      if (accounts) setConnection(connectionOf(wallet, accounts));
    });
  }, [wallet]);

  async function connect(chosen: SigningWallet): Promise<void> {
    setConnection({ state: 'connecting' });
    try {
      const feature = chosen.features[StandardConnect];
      const { accounts } = await feature.connect();
      setConnection(connectionOf(chosen, accounts));
    } catch (error) {
      const reason = error instanceof Error ? error.message : `${error}`;
      setConnection({ state: 'disconnected', reason });
    }
  }

  return { connection, connect };
}
// #endregion
