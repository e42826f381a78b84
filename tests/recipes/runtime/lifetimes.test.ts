import {
  appendTransactionMessageInstruction,
  type Blockhash,
  createTransactionMessage,
  generateKeyPairSigner,
  getBase64EncodedWireTransaction,
  type Nonce,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  setTransactionMessageLifetimeUsingDurableNonce,
  signTransactionMessageWithSigners,
} from '@solana/kit';
import {
  fetchNonce,
  getCreateAccountInstruction,
  getInitializeNonceAccountInstruction,
  getNonceSize,
  getTransferSolInstruction,
  SYSTEM_PROGRAM_ADDRESS,
} from '@solana-program/system';
import { expect, it } from 'vitest';
import { note, startClient, startPausedClient } from './support';

it('refuses a blockhash that is unknown, too new for the preflight or too old', async () => {
  const { call, rpc, wallet, runtime } = await startPausedClient();
  const payer = await wallet();
  const signWith = (blockhash: Blockhash) =>
    signTransactionMessageWithSigners(
      pipe(
        createTransactionMessage({ version: 0 }),
        (message) => setTransactionMessageFeePayerSigner(payer, message),
        (message) =>
          setTransactionMessageLifetimeUsingBlockhash({ blockhash, lastValidBlockHeight: 0n }, message),
        (message) => appendTransactionMessageInstruction(note('hi'), message),
      ),
    );
  const send = async (blockhash: Blockhash, options: Record<string, unknown>) => {
    const transaction = getBase64EncodedWireTransaction(await signWith(blockhash));
    return call('sendTransaction', transaction, { encoding: 'base64', ...options });
  };
  const notFound = { code: -32002n, message: expect.stringContaining('BlockhashNotFound') };

  expect((await send(payer.address as string as Blockhash, {})).error).toMatchObject(notFound);

  const { value } = await rpc.getLatestBlockhash({ commitment: 'processed' }).send();
  // The default of preflightCommitment is `finalized`.
  expect((await send(value.blockhash, {})).error).toMatchObject(notFound);
  expect((await send(value.blockhash, { preflightCommitment: 'processed' })).error).toBe(undefined);

  runtime.skipSlots(4 * 145);
  expect((await send(value.blockhash, { preflightCommitment: 'confirmed' })).error).toMatchObject({
    message: expect.stringContaining('AlreadyProcessed'),
  });
  runtime.skipSlots(4 * 160);
  const before = runtime.transactions.length;
  expect((await send(value.blockhash, { skipPreflight: true })).error).toBe(undefined);
  expect(runtime.transactions).toHaveLength(before);
  const { blockHeight } = await rpc.getEpochInfo({ commitment: 'processed' }).send();
  expect(blockHeight).toBeGreaterThan(value.lastValidBlockHeight);
});

it('does not execute blockhashes older than 150 blocks, or simulate those older than 144', async () => {
  const { call, sign, wallet, runtime } = await startPausedClient();
  const payer = await wallet();
  const first = getBase64EncodedWireTransaction(await sign(payer, [note('a')]));
  const second = getBase64EncodedWireTransaction(await sign(payer, [note('b')]));
  runtime.skipSlots(4 * 146);
  const checked = { encoding: 'base64', preflightCommitment: 'confirmed' };
  expect((await call('sendTransaction', first, checked)).error).toMatchObject({ code: -32002n });
  const unchecked = { encoding: 'base64', skipPreflight: true };
  await call('sendTransaction', first, unchecked);
  expect(runtime.transactions).toHaveLength(2);
  runtime.skipSlots(4 * 6);
  await call('sendTransaction', second, unchecked);
  expect(runtime.transactions).toHaveLength(2);
});

it('advances a durable nonce, even if the transaction fails', async () => {
  const { rpc, wallet, send, runtime } = await startClient();
  const payer = await wallet();
  const nonceAccount = await generateKeyPairSigner();
  const space = BigInt(getNonceSize());
  await send(payer, [
    getCreateAccountInstruction({
      payer,
      newAccount: nonceAccount,
      lamports: await rpc.getMinimumBalanceForRentExemption(space).send(),
      space,
      programAddress: SYSTEM_PROGRAM_ADDRESS,
    }),
    getInitializeNonceAccountInstruction({
      nonceAccount: nonceAccount.address,
      nonceAuthority: payer.address,
    }),
  ]);
  const readNonce = async () =>
    (await fetchNonce(rpc, nonceAccount.address, { commitment: 'processed' })).data.blockhash;
  const signWith = (nonce: string, amount: bigint) =>
    signTransactionMessageWithSigners(
      pipe(
        createTransactionMessage({ version: 0 }),
        (message) => setTransactionMessageFeePayerSigner(payer, message),
        (message) =>
          setTransactionMessageLifetimeUsingDurableNonce(
            {
              nonce: nonce as Nonce,
              nonceAccountAddress: nonceAccount.address,
              nonceAuthorityAddress: payer.address,
            },
            message,
          ),
        (message) =>
          appendTransactionMessageInstruction(
            getTransferSolInstruction({ source: payer, destination: nonceAccount.address, amount }),
            message,
          ),
      ),
    );
  const submit = async (nonce: string, amount: bigint) =>
    rpc
      .sendTransaction(getBase64EncodedWireTransaction(await signWith(nonce, amount)), {
        encoding: 'base64',
        skipPreflight: true,
      })
      .send();

  const first = await readNonce();
  runtime.skipSlots(4 * 400);
  await submit(first, 1n);
  const second = await readNonce();
  expect(second).not.toBe(first);
  expect(runtime.transactions.at(-1)?.err).toBe(null);
  runtime.skipSlots(1);
  await submit(second, 10n ** 12n);
  expect(runtime.transactions.at(-1)?.err).toEqual({ InstructionError: [1, { Custom: 1 }] });
  const third = await readNonce();
  expect(third).not.toBe(second);
  const count = runtime.transactions.length;
  await submit(second, 2n);
  expect(runtime.transactions).toHaveLength(count);
});

it('loses as many sent transactions as it should, and lets slots pass after each', async () => {
  const { call, rpc, sign, wallet, runtime } = await startPausedClient();
  const payer = await wallet();
  const transaction = await sign(payer, [note('hi')]);
  const slot = async () => (await rpc.getEpochInfo({ commitment: 'processed' }).send()).absoluteSlot;
  const before = await slot();
  const send = () =>
    call('sendTransaction', getBase64EncodedWireTransaction(transaction), {
      encoding: 'base64',
      preflightCommitment: 'confirmed',
    });

  runtime.lose(1, 3);
  const { result } = await send();
  expect(runtime.lost).toEqual([result]);
  expect(await slot()).toBe(before + 3n);
  const count = runtime.transactions.length;
  await send();
  expect(runtime.transactions).toHaveLength(count + 1);
});
