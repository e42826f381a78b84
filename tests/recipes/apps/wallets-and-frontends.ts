import {
  generateKeyPairSigner,
  getPublicKeyFromAddress,
  getTransactionDecoder,
  getTransactionEncoder,
  lamports,
  signTransaction,
} from '@solana/kit';
import { expect } from 'vitest';
import { openApp } from './open-app';

const balance = 1_000_000_000n;
/** Four slots are a block: more than the 150 blocks after which no block takes a transaction. */
const outlastBlockhash = 700;

/** Lets what is asked of it wait until it is opened. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, wait: () => opened };
}

/** A user connects a wallet and pays a tip, after refusing both; a second tip is approved too late. */
export async function payTip(): Promise<void> {
  const { page, runtime, complaints, run } = await openApp(
    'content/recipes/learn/wallets-and-frontends/main.tsx',
  );
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

  await shows('Install a wallet to send a tip.');
  await run('tests/recipes/apps/stand-in-wallet.ts');
  await connect.click();
  await shows('Not connected: User rejected the request.');
  const connection = gate();
  decide = connection.wait;
  await connect.click();
  await shows('Confirm the connection in your wallet.');
  connection.open();
  await shows(`Connected: ${user}`);

  await page.getByLabel('Recipient').fill(recipient);
  decide = refuse;
  await send.click();
  await shows('Not signed, nothing was sent: User rejected the request.');
  expect(runtime.calls.map(({ method }) => method)).not.toContain('sendTransaction');

  const [signing, sending] = [gate(), gate()];
  decide = signing.wait;
  runtime.intercept.set('sendTransaction', sending.wait);
  await send.click();
  await shows('Approve the payment in your wallet.');
  expect(await send.isEnabled()).toBe(false);
  signing.open();
  await shows('Sent. Waiting for the network: ');
  expect(await send.isEnabled()).toBe(false);
  sending.open();
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
