import {
  type Address,
  address,
  appendTransactionMessageInstruction,
  compressTransactionMessageUsingAddressLookupTables,
  createTransactionMessage,
  fetchAddressesForLookupTables,
  getAddressEncoder,
  getBase64EncodedWireTransaction,
  lamports,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit';
import { getTransferSolInstruction } from '@solana-program/system';
import { expect, it } from 'vitest';
import network from '@/content/network.json';
import type { Runtime } from '.';
import { startPausedClient, strangerAddress } from './support';

/** Writes a lookup table with one address, which was added in a slot. */
function writeTable({ svm }: Runtime, table: Address, entry: Address, slot: bigint, deactivated?: bigint) {
  const data = Buffer.alloc(88);
  data.writeUInt32LE(1, 0);
  data.writeBigUInt64LE(deactivated ?? 2n ** 64n - 1n, 4);
  data.writeBigUInt64LE(slot, 12);
  data.set(getAddressEncoder().encode(entry), 56);
  svm.setAccount({
    address: table,
    data: new Uint8Array(data),
    executable: false,
    lamports: lamports(svm.minimumBalanceForRentExemption(88n)),
    programAddress: address(network.programs.addressLookupTable),
    space: 88n,
  });
}

it('executes transactions that name accounts by a lookup table, from the slot after the extension', async () => {
  const { rpc, runtime, wallet, call } = await startPausedClient();
  const payer = await wallet();
  const [table, recipient] = [await strangerAddress(), await strangerAddress()];
  const slot = await rpc.getSlot({ commitment: 'processed' }).send();
  writeTable(runtime, table, recipient, slot);

  const { value: blockhash } = await rpc.getLatestBlockhash().send();
  const addresses = await fetchAddressesForLookupTables([table], rpc);
  expect(addresses).toEqual({ [table]: [recipient] });
  const transfer = getTransferSolInstruction({ source: payer, destination: recipient, amount: 10n ** 9n });
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (it) => setTransactionMessageFeePayerSigner(payer, it),
    (it) => setTransactionMessageLifetimeUsingBlockhash(blockhash, it),
    (it) => appendTransactionMessageInstruction(transfer, it),
    (it) => compressTransactionMessageUsingAddressLookupTables(it, addresses),
  );
  const wire = getBase64EncodedWireTransaction(await signTransactionMessageWithSigners(message));
  const send = () => call('sendTransaction', wire, { encoding: 'base64', preflightCommitment: 'processed' });

  const refusal = (text: string) => ({ error: { code: -32602n, message: `invalid transaction: ${text}` } });
  expect(await send()).toMatchObject(refusal('Transaction address table lookup uses an invalid index'));

  runtime.skipSlots(1);
  const oldest = slot - 600n;
  writeTable(runtime, table, recipient, oldest, oldest);
  expect(await send()).toMatchObject(
    refusal("Transaction loads an address table account that doesn't exist"),
  );

  writeTable(runtime, table, recipient, slot);
  expect(await send()).toMatchObject({ result: runtime.transactions.at(-1)?.signature });
  expect(await rpc.getBalance(recipient, { commitment: 'processed' }).send()).toMatchObject({
    value: 10n ** 9n,
  });
});
