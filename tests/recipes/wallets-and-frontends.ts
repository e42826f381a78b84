import path from 'node:path';
import type { Page } from '@playwright/test';
import {
  generateKeyPairSigner,
  getPublicKeyFromAddress,
  getTransactionDecoder,
  getTransactionEncoder,
  lamports,
  signTransaction,
} from '@solana/kit';
import type { SolanaSignTransactionFeature } from '@solana/wallet-standard-features';
import type {
  Wallet,
  WindowAppReadyEventAPI,
  WindowRegisterWalletEventCallback,
} from '@wallet-standard/base';
import type { StandardConnectFeature } from '@wallet-standard/features';
import { build } from 'esbuild';
import { expect, onTestFinished } from 'vitest';
import network from '@/content/network.json';
import { launchBrowser } from '@/tests/support/launch-browser';
import { startRuntime } from './runtime';

const app = 'content/recipes/learn/wallets-and-frontends/main.tsx';
/** An origin that browsers trust as they do https. No server is there: the test answers. */
const origin = 'http://localhost';
const balance = 1_000_000_000n;
/** Four slots are a block: more than the 150 blocks after which no block takes a transaction. */
const outlastBlockhash = 700;

/** What the test gives to the page: its key stays in the test, as a user's stays in the wallet. */
declare global {
  interface Window {
    askForConnection(): Promise<{ address: string; publicKey: number[] }>;
    askForSignature(transaction: number[]): Promise<number[]>;
  }
}

/** Adds a wallet to the page whose user is the test. Runs in the page. */
function addStandInWallet(): void {
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
}

/** Opens the app in a browser. Its calls to devnet reach a runtime. No other request leaves the page. */
async function openApp(page: Page, url: string): Promise<void> {
  await page.route('**/*', (route) => route.abort());
  await page.route(`${origin}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><div id="root"></div>' }),
  );
  await page.route(`${network.devnet.rpc}/**`, async (route) => {
    const answer = await fetch(url, { method: 'POST', body: route.request().postData() });
    const headers = { 'access-control-allow-origin': '*' };
    await route.fulfill({ contentType: 'application/json', headers, body: await answer.text() });
  });
  const { outputFiles } = await build({
    entryPoints: [path.resolve(app)],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2023',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  await page.goto(origin);
  await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });
}

/** A user connects a wallet and pays a tip, after refusing both; a second tip is approved too late. */
export async function payTip(): Promise<void> {
  const runtime = await startRuntime();
  onTestFinished(() => runtime.close());
  const browser = await launchBrowser();
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  // Also requests that were aborted are errors of the console.
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (entry) => entry.type() === 'error' && complaints.push(entry.text()));

  const { address: user, keyPair } = await generateKeyPairSigner();
  const publicKey = await crypto.subtle.exportKey('raw', await getPublicKeyFromAddress(user));
  const { address: recipient } = await generateKeyPairSigner();
  runtime.svm.airdrop(user, lamports(balance));

  const refuse = (): Promise<void> => Promise.reject(new Error('User rejected the request.'));
  /** What the user does when the wallet asks. */
  let decide = refuse;
  await page.exposeFunction('askForConnection', async () => {
    await decide();
    return { address: user, publicKey: [...new Uint8Array(publicKey)] };
  });
  await page.exposeFunction('askForSignature', async (bytes: number[]) => {
    await decide();
    const asked = getTransactionDecoder().decode(new Uint8Array(bytes));
    const signed = await signTransaction([keyPair], asked as Parameters<typeof signTransaction>[1]);
    return [...getTransactionEncoder().encode(signed)];
  });

  const shows = (text: string) => page.getByText(text).waitFor();
  const connect = page.getByRole('button', { name: 'Connect Stand-in' });
  const send = page.getByRole('button', { name: 'Send 0.1 BTG' });

  await openApp(page, runtime.url);
  await shows('Install a wallet to send a tip.');
  await page.evaluate(addStandInWallet);
  await connect.click();
  await shows('Not connected: User rejected the request.');
  decide = () => shows('Confirm the connection in your wallet.');
  await connect.click();
  await shows(`Connected: ${user}`);

  await page.getByLabel('Recipient').fill(recipient);
  decide = refuse;
  await send.click();
  await shows('Not signed, nothing was sent: User rejected the request.');
  expect(runtime.calls.map(({ method }) => method)).not.toContain('sendTransaction');

  /** Lets the payment go on when the page shows where it is. If it does not, it fails. */
  const showsThatItWaits = async (text: string) => {
    await shows(text);
    expect(await send.isEnabled()).toBe(false);
  };
  decide = () => showsThatItWaits('Approve the payment in your wallet.');
  runtime.intercept.set('sendTransaction', () => {
    runtime.intercept.clear();
    return showsThatItWaits('Sent. Waiting for the network: ');
  });
  await send.click();
  await shows('Paid: ');
  const [tip] = runtime.transactions;
  expect(await page.getByRole('status').textContent()).toBe(`Paid: ${tip?.signature}`);
  expect(runtime.svm.getBalance(recipient)).toBe(100_000_000n);
  expect(runtime.svm.getBalance(user)).toBe(balance - 100_000_000n - 5_000n);

  decide = async () => runtime.skipSlots(outlastBlockhash);
  await send.click();
  await shows('Expired. No BTG has moved. You can try again.');
  expect(runtime.transactions).toHaveLength(1);
  expect(complaints).toEqual([]);
}
