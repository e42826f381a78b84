import {
  appendTransactionMessageInstruction,
  type Blockhash,
  createTransactionMessage,
  getBase64EncodedWireTransaction,
  getSignatureFromTransaction,
  getTransactionDecoder,
  getTransactionEncoder,
  type Instruction,
  isSolanaError,
  partiallySignTransactionMessageWithSigners,
  pipe,
  SOLANA_ERROR__JSON_RPC__SERVER_ERROR_SEND_TRANSACTION_PREFLIGHT_FAILURE,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/kit';
import {
  getSetComputeUnitLimitInstruction,
  getSetComputeUnitPriceInstruction,
} from '@solana-program/compute-budget';
import { getTransferSolInstruction, SYSTEM_PROGRAM_ADDRESS } from '@solana-program/system';
import { expect, it } from 'vitest';
import { note, startClient, strangerAddress } from './support';

it('refuses in preflight what would fail', async () => {
  const { rpc, wallet, sign, runtime } = await startClient();
  const payer = await wallet();
  const transfer = getTransferSolInstruction({
    source: payer,
    destination: await strangerAddress(),
    amount: 10n ** 11n,
  });
  const transaction = getBase64EncodedWireTransaction(await sign(payer, [transfer]));
  const error: unknown = await rpc
    .sendTransaction(transaction, { encoding: 'base64', preflightCommitment: 'confirmed' })
    .send()
    .catch((reason: unknown) => reason);
  if (!isSolanaError(error, SOLANA_ERROR__JSON_RPC__SERVER_ERROR_SEND_TRANSACTION_PREFLIGHT_FAILURE)) {
    throw new Error('It is another error.', { cause: error });
  }
  expect(error.context).toMatchObject({ unitsConsumed: 0n, returnData: null });
  expect(error.context.logs?.at(-1)).toBe(
    `Program ${SYSTEM_PROGRAM_ADDRESS} failed: custom program error: 0x1`,
  );
  expect(runtime.transactions).toHaveLength(1);
});

it('keeps a transaction that fails without preflight, with its fee', async () => {
  const { rpc, wallet, sign, rpcSubscriptions, runtime } = await startClient();
  const payer = await wallet();
  const transfer = getTransferSolInstruction({
    source: payer,
    destination: await strangerAddress(),
    amount: 10n ** 11n,
  });
  const signed = await sign(payer, [transfer]);
  const signature = getSignatureFromTransaction(signed);
  const abort = new AbortController();
  const notifications = await rpcSubscriptions
    .signatureNotifications(signature, { commitment: 'confirmed' })
    .subscribe({ abortSignal: abort.signal });
  await rpc
    .sendTransaction(getBase64EncodedWireTransaction(signed), { encoding: 'base64', skipPreflight: true })
    .send();
  for await (const { value } of notifications) {
    expect(value).toEqual({ err: { InstructionError: [0n, { Custom: 1n }] } });
    abort.abort();
  }
  const balance = await rpc.getBalance(payer.address, { commitment: 'confirmed' }).send();
  expect(balance.value).toBe(10_000_000_000n - 5_000n);
  expect(runtime.transactions.at(-1)).toMatchObject({
    signature,
    err: { InstructionError: [0, { Custom: 1 }] },
  });
});

it('checks signatures', async () => {
  const { call, wallet, sign, runtime } = await startClient();
  const payer = await wallet();
  const wire = new Uint8Array(getTransactionEncoder().encode(await sign(payer, [note('x')])));
  // The last byte counts lookup tables; the one before it ends the memo.
  wire[wire.length - 2] = 'y'.charCodeAt(0);
  const text = Buffer.from(wire).toString('base64');
  const failure = { code: -32003n, message: 'Transaction signature verification failure' };
  const confirmed = { encoding: 'base64', preflightCommitment: 'confirmed' };
  expect((await call('sendTransaction', text, confirmed)).error).toEqual(failure);
  expect((await call('simulateTransaction', text, { encoding: 'base64', sigVerify: true })).error).toEqual(
    failure,
  );
  const simulated = await call('simulateTransaction', text, { encoding: 'base64', commitment: 'confirmed' });
  expect(simulated.result).toMatchObject({ value: { err: null } });
  expect((await call('sendTransaction', text, { encoding: 'base64', skipPreflight: true })).result).toBe(
    getSignatureFromTransaction(getTransactionDecoder().decode(wire)),
  );
  expect(runtime.transactions).toHaveLength(1);
});

it('simulates an unsigned transaction and shows accounts after it', async () => {
  const { rpc, wallet } = await startClient();
  const payer = await wallet();
  const recipient = await strangerAddress();
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (message) => setTransactionMessageFeePayerSigner(payer, message),
    (message) =>
      setTransactionMessageLifetimeUsingBlockhash(
        { blockhash: '11111111111111111111111111111111' as Blockhash, lastValidBlockHeight: 0n },
        message,
      ),
    (message) =>
      appendTransactionMessageInstruction(
        getTransferSolInstruction({ source: payer, destination: recipient, amount: 10n ** 9n }),
        message,
      ),
  );
  const unsigned = getBase64EncodedWireTransaction({
    ...(await partiallySignTransactionMessageWithSigners(message)),
    signatures: { [payer.address]: null },
  });
  const { value } = await rpc
    .simulateTransaction(unsigned, {
      encoding: 'base64',
      replaceRecentBlockhash: true,
      accounts: { addresses: [recipient, payer.address], encoding: 'base64' },
    })
    .send();
  expect(value).toMatchObject({ err: null, unitsConsumed: 150n });
  expect(value.accounts?.map((account) => account?.lamports)).toEqual([10n ** 9n, 9n * 10n ** 9n - 5_000n]);
  const known = await rpc.simulateTransaction(unsigned, { encoding: 'base64' }).send();
  expect(known.value).toMatchObject({ err: 'BlockhashNotFound', logs: [], unitsConsumed: 0n });
});

it('charges the fee of a 1.17 node', async () => {
  const { rpc, wallet, sign, send } = await startClient();
  const payer = await wallet();
  for (const [instructions, fee] of [
    // 200,000 units for each instruction but those of the compute budget.
    [[getSetComputeUnitPriceInstruction({ microLamports: 1_000_000n })], 205_000n],
    [
      [
        getSetComputeUnitPriceInstruction({ microLamports: 1_000_000n }),
        getSetComputeUnitLimitInstruction({ units: 30_000 }),
      ],
      35_000n,
    ],
    [[], 5_000n],
  ] as const) {
    const all = [...instructions, note(String(fee))];
    const { messageBytes } = await sign(payer, all);
    const text = Buffer.from(messageBytes).toString('base64') as Parameters<typeof rpc.getFeeForMessage>[0];
    expect((await rpc.getFeeForMessage(text, { commitment: 'confirmed' }).send()).value).toBe(fee);
    const before = await rpc.getBalance(payer.address, { commitment: 'confirmed' }).send();
    await send(payer, all);
    const after = await rpc.getBalance(payer.address, { commitment: 'confirmed' }).send();
    expect(before.value - after.value).toBe(fee);
  }
  const fees = await rpc.getRecentPrioritizationFees().send();
  expect(Math.max(...fees.map(({ prioritizationFee }) => Number(prioritizationFee)))).toBe(1_000_000);
});

it('refuses a program that does not exist, and counts no units of the instruction that fails', async () => {
  const { call, wallet, sign } = await startClient();
  const payer = await wallet();
  const stranger = await strangerAddress();
  const simulate = async (...instructions: Instruction[]) => {
    const transaction = getBase64EncodedWireTransaction(await sign(payer, instructions));
    const options = { encoding: 'base64', commitment: 'confirmed' };
    const { result } = await call('simulateTransaction', transaction, options);
    return (result as { value: unknown }).value;
  };
  expect(await simulate({ programAddress: stranger })).toMatchObject({
    err: 'ProgramAccountNotFound',
    unitsConsumed: 0n,
  });
  const transfer = (amount: bigint) =>
    getTransferSolInstruction({ source: payer, destination: stranger, amount });
  expect(await simulate(transfer(10n ** 9n), transfer(10n ** 11n))).toMatchObject({
    err: { InstructionError: [1n, { Custom: 1n }] },
    unitsConsumed: 150n,
  });
});
