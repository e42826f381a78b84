import {
  type Address,
  generateKeyPairSigner,
  getCompiledTransactionMessageDecoder,
  getCompiledTransactionMessageEncoder,
  lamports,
} from '@solana/kit';
import { SYSTEM_PROGRAM_ADDRESS } from '@solana-program/system';
import { expect } from 'vitest';
import type { OpenApp } from './open-app';

const tip = 100_000_000n;
const fee = 5_000n;
const balance = 1_000_000_000n;
/** Four slots are a block: more than the 150 blocks after which no block takes a transaction. */
const outlastBlockhash = 700;

function fund({ runtime, user }: OpenApp, amount: bigint): void {
  runtime.svm.setAccount({
    address: user.address,
    lamports: lamports(amount),
    data: new Uint8Array(),
    executable: false,
    programAddress: SYSTEM_PROGRAM_ADDRESS,
    space: 0n,
  });
}

/** The user approves a connection with the wallet. */
async function connect({ page, user, shows }: OpenApp): Promise<void> {
  await page.getByRole('button', { name: 'Connect Stand-in' }).click();
  (await user.connection()).approve();
  await shows(`Connected: ${user.address}`);
}

/** Connects the wallet of a user with some BTG. */
async function connected(app: OpenApp, amount = balance): Promise<void> {
  fund(app, amount);
  await app.addWallet();
  await connect(app);
}

/** Fills in the form and sends it. @returns a new recipient's address */
async function send({ page }: OpenApp): Promise<Address> {
  const { address } = await generateKeyPairSigner();
  await page.getByLabel('Recipient').fill(address);
  await page.getByRole('button', { name: 'Send 0.1 BTG' }).click();
  return address;
}

/** The signature that the page shows after some words. */
async function shown({ page, shows }: OpenApp, words: string): Promise<string> {
  await shows(words);
  const text = await page.getByRole('status').textContent();
  if (!text?.startsWith(words)) throw new Error(`the page shows "${text}"`);
  return text.slice(words.length);
}

const sent = 'Sent. Waiting for the network: ';
const paid = 'Paid: ';

/** Whether the user can press the button. */
const canSend = ({ page }: OpenApp) => page.getByRole('button', { name: 'Send 0.1 BTG' }).isEnabled();

/** Nothing reached the chain, and the user can try again. */
async function nothingSent(app: OpenApp, recipient: Address): Promise<void> {
  expect(app.called).not.toContain('sendTransaction');
  expect(app.runtime.transactions).toEqual([]);
  expect(app.runtime.svm.getBalance(recipient)).toBeNull();
  expect(await canSend(app)).toBe(true);
}

/** What a reader can do with the app of the page, by name. Each throws if the app does something else. */
export const walks: Readonly<Record<string, (app: OpenApp) => Promise<void>>> = {
  'a tip is paid, from a page without a wallet to a confirmed transaction': async (app) => {
    const { page, user, runtime } = app;
    fund(app, balance);
    await app.shows('Install a wallet to send a tip.');
    await app.addWallet();
    const button = page.getByRole('button');
    await button.waitFor();
    expect(await button.allInnerTexts()).toEqual(['Connect Stand-in']);

    await button.click();
    await app.shows('Confirm the connection in your wallet.');
    (await user.connection()).approve();
    await app.shows(`Connected: ${user.address}`);

    const releasePreparation = app.hold('getBalance');
    const recipient = await send(app);
    await app.shows('Preparing the payment.');
    releasePreparation();
    await app.shows('Approve the payment in your wallet.');
    expect(await canSend(app)).toBe(false);
    const release = app.hold('sendTransaction');
    (await user.signature()).approve();
    const signature = await shown(app, sent);
    expect(await canSend(app)).toBe(false);
    release();
    expect(await shown(app, paid)).toBe(signature);

    expect(runtime.transactions).toMatchObject([
      { signature, err: null, programs: [SYSTEM_PROGRAM_ADDRESS] },
    ]);
    expect(runtime.svm.getBalance(recipient)).toBe(tip);
    expect(runtime.svm.getBalance(user.address)).toBe(balance - tip - fee);
    expect(await canSend(app)).toBe(true);
  },

  'a refused connection can be asked for again': async (app) => {
    await app.addWallet();
    await app.page.getByRole('button', { name: 'Connect Stand-in' }).click();
    (await app.user.connection()).reject('User rejected the request.');
    await app.shows('Not connected: User rejected the request.');
    await connect(app);
  },

  'a payment that the user rejects is not sent': async (app) => {
    await connected(app);
    const recipient = await send(app);
    (await app.user.signature()).reject('User rejected the request.');
    await app.shows('Not signed, nothing was sent: User rejected the request.');
    await nothingSent(app, recipient);
  },

  'without enough BTG, the wallet is not asked': async (app) => {
    await connected(app, tip + fee - 1n);
    const recipient = await send(app);
    await app.shows('Nothing was paid: Not enough BTG.');
    expect(app.user.open()).toBe(0);
    await nothingSent(app, recipient);
  },

  'a payment that would fail is not signed': async (app) => {
    // What is left would be less than an account needs.
    await connected(app, tip + fee + 1n);
    const recipient = await send(app);
    await app.shows('Nothing was paid: It would fail: {"InsufficientFundsForRent":{"account_index":0}}');
    expect(app.user.open()).toBe(0);
    await nothingSent(app, recipient);
  },

  'a payment that waited too long in the wallet has expired': async (app) => {
    await connected(app);
    const recipient = await send(app);
    const request = await app.user.signature();
    app.runtime.skipSlots(outlastBlockhash);
    request.approve();
    await app.shows('Expired. No BTG has moved. You can try again.');
    await nothingSent(app, recipient);
  },

  'a payment whose copies are lost until its blockhash is too old has expired': async (app) => {
    await connected(app);
    const recipient = await send(app);
    app.runtime.lose(1, outlastBlockhash);
    (await app.user.signature()).approve();
    await app.shows('Expired. No BTG has moved. You can try again.');
    expect(app.runtime.lost).toHaveLength(1);
    expect(app.runtime.transactions).toEqual([]);
    expect(app.runtime.svm.getBalance(recipient)).toBeNull();
  },

  'a lost copy and a node that fails do not end the payment, which is paid once': async (app) => {
    await connected(app);
    const recipient = await send(app);
    app.runtime.lose(1, 0);
    app.failOnce('getSignatureStatuses');
    (await app.user.signature()).approve();
    const signature = await shown(app, paid);
    expect(app.runtime.lost).toEqual([signature]);
    expect(app.runtime.transactions).toMatchObject([{ signature, err: null }]);
    expect(app.runtime.svm.getBalance(recipient)).toBe(tip);
  },

  'a payment that fails in its block is reported as failed': async (app) => {
    await connected(app);
    const recipient = await send(app);
    const request = await app.user.signature();
    fund(app, tip);
    request.approve();
    await app.shows('Nothing was paid: It failed in a block, and cost the fee.');
    expect(app.runtime.transactions).toMatchObject([{ err: { InstructionError: [0, { Custom: 1 }] } }]);
    expect(app.runtime.svm.getBalance(recipient)).toBeNull();
    expect(app.runtime.svm.getBalance(app.user.address)).toBe(tip - fee);
  },

  'a transaction that the wallet changed is not sent': async (app) => {
    await connected(app);
    const recipient = await send(app);
    const { asked, approve } = await app.user.signature();
    const message = getCompiledTransactionMessageDecoder().decode(asked.messageBytes);
    const messageBytes = getCompiledTransactionMessageEncoder().encode({
      ...message,
      lifetimeToken: SYSTEM_PROGRAM_ADDRESS,
    });
    approve({ ...asked, messageBytes: messageBytes as typeof asked.messageBytes });
    await app.shows('Nothing was paid: The wallet changed the transaction.');
    await nothingSent(app, recipient);
  },

  'a user who disconnects in the wallet still sees what becomes of the payment': async (app) => {
    await connected(app);
    const recipient = await send(app);
    const release = app.hold('sendTransaction');
    (await app.user.signature()).approve();
    const signature = await shown(app, sent);
    await app.page.evaluate(() => window.disconnectInWallet?.());
    await app.shows('Not connected: The wallet shares no account.');
    release();
    expect(await shown(app, paid)).toBe(signature);
    expect(app.runtime.svm.getBalance(recipient)).toBe(tip);
  },
};
