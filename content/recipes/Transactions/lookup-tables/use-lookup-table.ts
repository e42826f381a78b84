import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import {
  AccountRole,
  type AccountSignerMeta,
  type Address,
  address,
  airdropFactory,
  appendTransactionMessageInstructions,
  assertAccountExists,
  assertIsTransactionWithBlockhashLifetime,
  compileTransaction,
  compressTransactionMessageUsingAddressLookupTables,
  createKeyPairSignerFromBytes,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  fetchAddressesForLookupTables,
  fetchEncodedAccount,
  generateKeyPairSigner,
  getAddressEncoder,
  getArrayEncoder,
  getProgramDerivedAddress,
  getSignatureFromTransaction,
  getStructEncoder,
  getTransactionSize,
  getU8Encoder,
  getU32Encoder,
  getU64Decoder,
  getU64Encoder,
  type Instruction,
  lamports,
  pipe,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit';
import {
  getTransferSolInstruction,
  SYSTEM_PROGRAM_ADDRESS,
} from '@solana-program/system';

const rpc = createSolanaRpc(
  process.env.RPC_URL ?? 'http://127.0.0.1:8899',
);
const rpcSubscriptions = createSolanaRpcSubscriptions(
  process.env.WS_URL ?? 'ws://127.0.0.1:8900',
);
const airdrop = airdropFactory({ rpc, rpcSubscriptions });
const sendAndConfirm = sendAndConfirmTransactionFactory({
  rpc,
  rpcSubscriptions,
});

// 1 BTG is 1,000,000,000 lamports.
const LAMPORTS_PER_BTG = 1_000_000_000n;

const LOOKUP_TABLE_PROGRAM = address(
  'AddressLookupTab1e1111111111111111111111111',
);

// Pays with the key in the file KEYPAIR, or with a new key and the faucet.
const { KEYPAIR } = process.env;
const payer = KEYPAIR
  ? await createKeyPairSignerFromBytes(
      Uint8Array.from(JSON.parse(await readFile(KEYPAIR, 'utf8'))),
    )
  : await generateKeyPairSigner();

if (!KEYPAIR) {
  await airdrop({
    recipientAddress: payer.address,
    lamports: lamports(LAMPORTS_PER_BTG),
    commitment: 'confirmed',
  });
}

// A message without a lookup table, which is complete but not signed.
async function messageOf(instructions: Instruction[]) {
  const { value: latestBlockhash } = await rpc.getLatestBlockhash().send();
  return pipe(
    createTransactionMessage({ version: 0 }),
    (it) => setTransactionMessageFeePayerSigner(payer, it),
    (it) =>
      setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, it),
    (it) => appendTransactionMessageInstructions(instructions, it),
  );
}

async function send(message: Awaited<ReturnType<typeof messageOf>>) {
  const transaction = await signTransactionMessageWithSigners(message);
  assertIsTransactionWithBlockhashLifetime(transaction);
  await sendAndConfirm(transaction, { commitment: 'confirmed' });
  return getSignatureFromTransaction(transaction);
}

// Setup: 24 new recipients.
const recipients: Address[] = [];
while (recipients.length < 24) {
  const { address: recipient } = await generateKeyPairSigner();
  recipients.push(recipient);
}

// #region create
// The address of the table comes from the authority and a recent slot.
const recentSlot = await rpc.getSlot({ commitment: 'finalized' }).send();
const [table, bump] = await getProgramDerivedAddress({
  programAddress: LOOKUP_TABLE_PROGRAM,
  seeds: [
    getAddressEncoder().encode(payer.address),
    getU64Encoder().encode(recentSlot),
  ],
});

// Instructions begin with their number in four bytes.
const CREATE = 0;
const EXTEND = 2;
const DEACTIVATE = 3;
const authority: AccountSignerMeta = {
  address: payer.address,
  role: AccountRole.READONLY_SIGNER,
  signer: payer,
};
const accounts = [
  { address: table, role: AccountRole.WRITABLE },
  authority,
  // Who pays the deposit.
  { ...authority, role: AccountRole.WRITABLE_SIGNER },
  { address: SYSTEM_PROGRAM_ADDRESS, role: AccountRole.READONLY },
];
const create: Instruction = {
  programAddress: LOOKUP_TABLE_PROGRAM,
  accounts,
  data: getStructEncoder([
    ['instruction', getU32Encoder()],
    ['recentSlot', getU64Encoder()],
    ['bump', getU8Encoder()],
  ]).encode({ instruction: CREATE, recentSlot, bump }),
};
// #endregion

// #region extend
const extend: Instruction = {
  programAddress: LOOKUP_TABLE_PROGRAM,
  accounts,
  data: getStructEncoder([
    ['instruction', getU32Encoder()],
    [
      'addresses',
      getArrayEncoder(getAddressEncoder(), { size: getU64Encoder() }),
    ],
  ]).encode({ instruction: EXTEND, addresses: recipients }),
};
await send(await messageOf([create, extend]));
// #endregion

// #region wait
// The addresses can be used from the slot after the last extension.
const account = await fetchEncodedAccount(rpc, table, {
  commitment: 'confirmed',
});
assertAccountExists(account);
const lastExtendedSlot = getU64Decoder().decode(account.data, 12);
while (
  (await rpc.getSlot({ commitment: 'confirmed' }).send()) <=
  lastExtendedSlot
) {
  await setTimeout(200);
}
// #endregion
// Printed before it is used: after an error, it can still be closed.
console.log(`Lookup table: ${table}, ${account.space} bytes`);

// #region use
const transfers = recipients.map((destination) =>
  getTransferSolInstruction({
    source: payer,
    destination,
    amount: 1_000_000n,
  }),
);
const message = await messageOf(transfers);
const addressesByTable = await fetchAddressesForLookupTables(
  [table],
  rpc,
  { commitment: 'confirmed' },
);
const compressed = compressTransactionMessageUsingAddressLookupTables(
  message,
  addressesByTable,
);
const sizeOf = (it: typeof message) =>
  getTransactionSize(compileTransaction(it));
const signature = await send(compressed);
// #endregion

// #region deactivate
const deactivate: Instruction = {
  programAddress: LOOKUP_TABLE_PROGRAM,
  accounts: [{ address: table, role: AccountRole.WRITABLE }, authority],
  data: getU32Encoder().encode(DEACTIVATE),
};
const deactivation = await send(await messageOf([deactivate]));
// #endregion

console.log(`Addresses in the table: ${addressesByTable[table]?.length}`);
console.log(`Without the table: ${sizeOf(message)} bytes`);
console.log(`With the table: ${sizeOf(compressed)} bytes`);
console.log(`Signature of the transfers: ${signature}`);
console.log(`Deactivated: ${deactivation}`);
