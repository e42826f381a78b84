import type { SolanaSignTransactionFeature } from '@solana/wallet-standard-features';
import type {
  Wallet,
  WalletAccount,
  WindowAppReadyEventAPI,
  WindowRegisterWalletEventCallback,
} from '@wallet-standard/base';
import type {
  StandardConnectFeature,
  StandardEventsFeature,
  StandardEventsListeners,
} from '@wallet-standard/features';

/** What the test gives to the page: its key stays in the test, as a user's stays in the wallet. */
declare global {
  interface Window {
    /** Waits until the test approves. Rejects if it refuses. */
    askForConnection(): Promise<{ address: string; publicKey: number[] }>;
    askForSignature(transaction: number[]): Promise<number[]>;
    /** Takes the account away from the app, as users do in their wallet. */
    disconnectInWallet?: () => void;
  }
}

const chains = ['solana:mainnet', 'solana:devnet'] as const;
const icon = 'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4=';
const listeners = new Set<StandardEventsListeners['change']>();

const features: StandardConnectFeature & StandardEventsFeature & SolanaSignTransactionFeature = {
  'standard:connect': {
    version: '1.0.0',
    connect: async () => {
      const { address, publicKey } = await window.askForConnection();
      const account: WalletAccount = {
        address,
        publicKey: new Uint8Array(publicKey),
        chains,
        features: ['solana:signTransaction'],
      };
      const stranger: WalletAccount = { ...account, address: 'of another network', features: [] };
      return { accounts: [stranger, account] };
    },
  },
  'standard:events': {
    version: '1.0.0',
    on: (_event, listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  },
  'solana:signTransaction': {
    version: '1.0.0',
    supportedTransactionVersions: ['legacy', 0],
    signTransaction: async (...inputs) =>
      Promise.all(
        inputs.map(async ({ transaction }) => ({
          signedTransaction: new Uint8Array(await window.askForSignature([...transaction])),
        })),
      ),
  },
};
const signing: Wallet = { version: '1.0.0', name: 'Stand-in', icon, chains, accounts: [], features };

/** It can only send by itself, so an app that wants to send cannot use it. */
const sending: Wallet = {
  ...signing,
  name: 'Sends only',
  features: { 'standard:connect': features['standard:connect'], 'solana:signAndSendTransaction': {} },
};

window.disconnectInWallet = () => {
  for (const change of listeners) change({ accounts: [] });
};

// Both ways, because the app may be ready before or after the wallet.
const register: WindowRegisterWalletEventCallback = (api) => {
  api.register(signing);
  api.register(sending);
};
window.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: register }));
window.addEventListener('wallet-standard:app-ready', (event) =>
  register((event as CustomEvent<WindowAppReadyEventAPI>).detail),
);
