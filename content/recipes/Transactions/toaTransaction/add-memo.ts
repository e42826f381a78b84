import { readFile } from 'node:fs/promises';
import {
  address,
  airdropFactory,
  appendTransactionMessageInstructions,
  assertIsTransactionWithBlockhashLifetime,
  createKeyPairSignerFromBytes,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  decodeTransactionFromRpcResponse,
  generateKeyPairSigner,
  getInstructionsFromCompiledTransactionMessage,
  getSignatureFromTransaction,
  isInstructionForProgram,
  isInstructionWithData,
  lamports,
  pipe,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit';
import {
  getAddMemoInstruction,
  parseAddMemoInstruction,
} from '@solana-program/memo';
import { getTransferSolInstruction } from '@solana-program/system';

const rpc = createSolanaRpc(
  process.env.RPC_URL ?? 'http://127.0.0.1:8899',
);
const rpcSubscriptions = createSolanaRpcSubscriptions(
  process.env.WS_URL ?? 'ws://127.0.0.1:8900',
);

const LAMPORTS_PER_BTG = 1_000_000_000n;
// Pays with the key in the file KEYPAIR, or with a new key and the faucet.
const { KEYPAIR } = process.env;
const sender = KEYPAIR
  ? await createKeyPairSignerFromBytes(
      Uint8Array.from(JSON.parse(await readFile(KEYPAIR, 'utf8'))),
    )
  : await generateKeyPairSigner();
const recipient = await generateKeyPairSigner();

const airdrop = airdropFactory({ rpc, rpcSubscriptions });
if (!KEYPAIR) {
  await airdrop({
    recipientAddress: sender.address,
    lamports: lamports(LAMPORTS_PER_BTG),
    commitment: 'confirmed',
  });
}

// #region memo
// The package's default is a newer program that Openverse does not have.
const MEMO_V3_ADDRESS = address(
  'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr',
);

const memo = getAddMemoInstruction(
  { memo: 'Invoice 4711', signers: [sender] },
  { programAddress: MEMO_V3_ADDRESS },
);
// #endregion

const transfer = getTransferSolInstruction({
  source: sender,
  destination: recipient.address,
  amount: lamports(LAMPORTS_PER_BTG / 4n),
});

const { value: latestBlockhash } = await rpc.getLatestBlockhash().send();
const message = pipe(
  createTransactionMessage({ version: 0 }),
  (it) => setTransactionMessageFeePayerSigner(sender, it),
  (it) => setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, it),
  (it) => appendTransactionMessageInstructions([memo, transfer], it),
);
const transaction = await signTransactionMessageWithSigners(message);
assertIsTransactionWithBlockhashLifetime(transaction);
const sendAndConfirm = sendAndConfirmTransactionFactory({
  rpc,
  rpcSubscriptions,
});
await sendAndConfirm(transaction, { commitment: 'confirmed' });

// #region list
const [newest] = await rpc
  .getSignaturesForAddress(recipient.address, {
    commitment: 'confirmed',
    limit: 1,
  })
  .send();
console.log(`${newest?.signature} says: ${newest?.memo}`);
// #endregion

// #region read
const landed = await rpc
  .getTransaction(getSignatureFromTransaction(transaction), {
    commitment: 'confirmed',
    encoding: 'base64',
    maxSupportedTransactionVersion: 0,
  })
  .send();
if (landed === null)
  throw new Error('The node does not store the transaction');

const { compiledMessage, loadedAddresses } =
  decodeTransactionFromRpcResponse(landed);
const instructions = getInstructionsFromCompiledTransactionMessage(
  compiledMessage,
  loadedAddresses,
);
for (const instruction of instructions) {
  if (!isInstructionForProgram(instruction, MEMO_V3_ADDRESS)) continue;
  if (!isInstructionWithData(instruction)) continue;
  const signers =
    instruction.accounts?.map((account) => account.address) ?? [];
  console.log(`Memo: ${parseAddMemoInstruction(instruction).data.memo}`);
  console.log(`Signed by: ${signers.join(', ')}`);
}
// #endregion
