import { readFile } from 'node:fs/promises';
import {
  AccountRole,
  address,
  appendTransactionMessageInstruction,
  assertAccountExists,
  assertIsTransactionWithBlockhashLifetime,
  createKeyPairSignerFromBytes,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  fetchEncodedAccount,
  getSignatureFromTransaction,
  getU32Encoder,
  type Instruction,
  pipe,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit';

const rpc = createSolanaRpc(
  process.env.RPC_URL ?? 'http://127.0.0.1:8899',
);
const rpcSubscriptions = createSolanaRpcSubscriptions(
  process.env.WS_URL ?? 'ws://127.0.0.1:8900',
);
const sendAndConfirm = sendAndConfirmTransactionFactory({
  rpc,
  rpcSubscriptions,
});

const LOOKUP_TABLE_PROGRAM = address(
  'AddressLookupTab1e1111111111111111111111111',
);

const { KEYPAIR } = process.env;
const [, , tableArgument] = process.argv;
if (!KEYPAIR || !tableArgument)
  throw new Error('Usage: KEYPAIR=FILE close-lookup-table.ts TABLE');
const table = address(tableArgument);
const authority = await createKeyPairSignerFromBytes(
  Uint8Array.from(JSON.parse(await readFile(KEYPAIR, 'utf8'))),
);

const account = await fetchEncodedAccount(rpc, table, {
  commitment: 'confirmed',
});
assertAccountExists(account);

// #region close
const CLOSE = 4;
const close: Instruction = {
  programAddress: LOOKUP_TABLE_PROGRAM,
  accounts: [
    { address: table, role: AccountRole.WRITABLE },
    { address: authority.address, role: AccountRole.READONLY_SIGNER },
    // Who gets the deposit back.
    { address: authority.address, role: AccountRole.WRITABLE },
  ],
  data: getU32Encoder().encode(CLOSE),
};
// #endregion

const { value: latestBlockhash } = await rpc.getLatestBlockhash().send();
const message = pipe(
  createTransactionMessage({ version: 0 }),
  (it) => setTransactionMessageFeePayerSigner(authority, it),
  (it) => setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, it),
  (it) => appendTransactionMessageInstruction(close, it),
);
const transaction = await signTransactionMessageWithSigners(message);
assertIsTransactionWithBlockhashLifetime(transaction);
await sendAndConfirm(transaction, { commitment: 'confirmed' });
console.log(`Signature: ${getSignatureFromTransaction(transaction)}`);
console.log(`Returned: ${account.lamports} lamports`);
