import type { SolanaSignTransactionFeature } from '@solana/wallet-standard-features';
import type {
  Wallet,
  WindowAppReadyEventAPI,
  WindowRegisterWalletEventCallback,
} from '@wallet-standard/base';
import type { StandardConnectFeature } from '@wallet-standard/features';

/** What the test gives to the page: its key stays in the test, as a user's stays in the wallet. */
declare global {
  interface Window {
    askForConnection(): Promise<{ address: string; publicKey: number[] }>;
    askForSignature(transaction: number[]): Promise<number[]>;
  }
}

const chains = ['solana:mainnet', 'solana:devnet'] as const;
const features: StandardConnectFeature & SolanaSignTransactionFeature = {
  'standard:connect': {
    version: '1.0.0',
    connect: async () => {
      const { address, publicKey } = await window.askForConnection();
      const account = { address, publicKey: new Uint8Array(publicKey), chains };
      return { accounts: [{ ...account, features: ['solana:signTransaction'] }] };
    },
  },
  'solana:signTransaction': {
    version: '1.0.0',
    supportedTransactionVersions: ['legacy', 0],
    signTransaction: (...inputs) =>
      Promise.all(
        inputs.map(async ({ transaction }) => ({
          signedTransaction: new Uint8Array(await window.askForSignature([...transaction])),
        })),
      ),
  },
};
const icon = 'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4=';
const wallet: Wallet = { version: '1.0.0', name: 'Stand-in', icon, chains, accounts: [], features };

// Both ways, because the app may be ready before or after the wallet.
const register: WindowRegisterWalletEventCallback = (api) => api.register(wallet);
window.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: register }));
window.addEventListener('wallet-standard:app-ready', (event) =>
  register((event as CustomEvent<WindowAppReadyEventAPI>).detail),
);
