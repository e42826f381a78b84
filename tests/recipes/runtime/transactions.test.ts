import { getBase64EncodedWireTransaction } from '@solana/kit';
import { getTransferSolInstruction, SYSTEM_PROGRAM_ADDRESS } from '@solana-program/system';
import { expect, it } from 'vitest';
import { note, startClient, startPausedClient, strangerAddress } from './support';

it('confirms an airdrop by subscription', async () => {
  const { rpc, wallet, runtime } = await startClient();
  const { address } = await wallet();
  const { value } = await rpc.getBalance(address, { commitment: 'confirmed' }).send();
  expect(value).toBe(10_000_000_000n);
  expect(runtime.transactions.map(({ programs, err }) => ({ programs, err }))).toEqual([
    { programs: [SYSTEM_PROGRAM_ADDRESS], err: null },
  ]);
});

it('reads older states at higher commitment levels', async () => {
  const { rpc, wallet, sign, runtime } = await startPausedClient();
  const payer = await wallet();
  const recipient = await strangerAddress();
  const transfer = getTransferSolInstruction({ source: payer, destination: recipient, amount: 10n ** 9n });
  const transaction = getBase64EncodedWireTransaction(await sign(payer, [transfer]));
  const signature = await rpc
    .sendTransaction(transaction, { encoding: 'base64', preflightCommitment: 'confirmed' })
    .send();
  const { value: first } = await rpc.getSignatureStatuses([signature]).send();
  const landed = first[0]?.slot ?? 0n;
  const states = async () => {
    const { value } = await rpc.getSignatureStatuses([signature]).send();
    const balances = [];
    for (const commitment of ['processed', 'confirmed', 'finalized'] as const) {
      const balance = await rpc.getBalance(recipient, { commitment }).send();
      balances.push([balance.context.slot - landed, balance.value]);
    }
    return { status: value[0]?.confirmationStatus, balances };
  };
  const paid = 10n ** 9n;
  expect(await states()).toEqual({
    status: 'processed',
    balances: [
      [0n, paid],
      [-2n, 0n],
      [-6n, 0n],
    ],
  });
  runtime.skipSlots(2);
  expect(await states()).toEqual({
    status: 'confirmed',
    balances: [
      [2n, paid],
      [0n, paid],
      [-4n, 0n],
    ],
  });
  runtime.skipSlots(4);
  expect(await states()).toEqual({
    status: 'finalized',
    balances: [
      [6n, paid],
      [4n, paid],
      [0n, paid],
    ],
  });
});

it('lists the transactions of an address, page by page', async () => {
  const { rpc, wallet, send } = await startClient();
  const payer = await wallet();
  const sendMemo = (memo: string) => send(payer, [note(memo)]);
  const first = await sendMemo('one');
  const second = await sendMemo('two');
  const third = await sendMemo('three');
  const commitment = 'confirmed';
  const all = await rpc.getSignaturesForAddress(payer.address, { commitment }).send();
  expect(all.map(({ memo }) => memo)).toEqual(['[5] three', '[3] two', '[3] one', null]);
  const page = { commitment, limit: 1, before: third, until: first } as const;
  const middle = await rpc.getSignaturesForAddress(payer.address, page).send();
  expect(middle.map(({ signature }) => signature)).toEqual([second]);
});
