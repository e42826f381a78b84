import {
  type Address,
  address,
  airdropFactory,
  appendTransactionMessageInstructions,
  assertIsTransactionWithBlockhashLifetime,
  type Commitment,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  generateKeyPairSigner,
  getSignatureFromTransaction,
  type Instruction,
  type KeyPairSigner,
  lamports,
  pipe,
  type Signature,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit';
import { getAddMemoInstruction } from '@solana-program/memo';
import { onTestFinished, vi } from 'vitest';
import network from '@/content/network.json';
import { type Runtime, startRuntime } from '.';
import { parseJson } from './json';

/** A runtime for one test, and kit's clients for it. Ends with the test. */
export async function startClient() {
  const runtime = await startRuntime();
  onTestFinished(() => runtime.close());
  return clientOf(runtime);
}

/** The same, but slots pass by `skipSlots` alone, and `wallet` lets as many pass as it takes to finalize. */
export async function startPausedClient() {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  const runtime = await startRuntime();
  vi.useRealTimers();
  onTestFinished(() => runtime.close());
  const client = clientOf(runtime);
  return {
    ...client,
    wallet: async (): Promise<KeyPairSigner> => {
      const signer = await generateKeyPairSigner();
      await client.rpc.requestAirdrop(signer.address, lamports(10_000_000_000n)).send();
      runtime.skipSlots(8);
      return signer;
    },
  };
}

/** What tests use of a runtime. */
export type Client = ReturnType<typeof clientOf>;

function clientOf(runtime: Runtime) {
  const rpc = createSolanaRpc(runtime.url);
  const rpcSubscriptions = createSolanaRpcSubscriptions(runtime.ws);
  const airdrop = airdropFactory({ rpc, rpcSubscriptions });
  const sendAndConfirm = sendAndConfirmTransactionFactory({ rpc, rpcSubscriptions });

  /** Signs a transaction with a fresh blockhash. */
  const sign = async (payer: KeyPairSigner, instructions: readonly Instruction[]) => {
    const { value: blockhash } = await rpc.getLatestBlockhash({ commitment: 'confirmed' }).send();
    return signTransactionMessageWithSigners(
      pipe(
        createTransactionMessage({ version: 0 }),
        (message) => setTransactionMessageFeePayerSigner(payer, message),
        (message) => setTransactionMessageLifetimeUsingBlockhash(blockhash, message),
        (message) => appendTransactionMessageInstructions(instructions, message),
      ),
    );
  };

  return {
    runtime,
    rpc,
    rpcSubscriptions,
    sign,
    /** A new wallet with 10 BTG. */
    wallet: async (): Promise<KeyPairSigner> => {
      const signer = await generateKeyPairSigner();
      const amount = lamports(10_000_000_000n);
      await airdrop({ commitment: 'confirmed', lamports: amount, recipientAddress: signer.address });
      return signer;
    },
    /** Sends a transaction and waits until it is confirmed. */
    send: async (
      payer: KeyPairSigner,
      instructions: readonly Instruction[],
      commitment: Commitment = 'confirmed',
    ): Promise<Signature> => {
      const transaction = await sign(payer, instructions);
      assertIsTransactionWithBlockhashLifetime(transaction);
      await sendAndConfirm(transaction, { commitment });
      return getSignatureFromTransaction(transaction);
    },
    /** Calls a method without a client; integers of the answer are bigint. */
    call: async (method: string, ...params: unknown[]) => {
      const response = await fetch(runtime.url, {
        method: 'POST',
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
      });
      return parseJson(await response.text()) as {
        result?: unknown;
        error?: { code: bigint; message: string; data?: unknown };
      };
    },
  };
}

/** The next notification of a subscription. */
export async function next<T>(notifications: AsyncIterable<T>): Promise<T> {
  for await (const notification of notifications) return notification;
  throw new Error('The subscription ended without a notification.');
}

/** An address that nobody owns. */
export async function strangerAddress(): Promise<Address> {
  const { address: stranger } = await generateKeyPairSigner();
  return address(stranger);
}

/** An instruction that writes a text. The client's own default is a newer program, which Openverse does not have. */
export function note(memo: string): Instruction {
  return getAddMemoInstruction({ memo }, { programAddress: address(network.programs.memoV3) });
}
