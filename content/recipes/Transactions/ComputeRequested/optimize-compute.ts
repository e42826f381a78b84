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
  generateKeyPairSigner,
  getSignatureFromTransaction,
  lamports,
  pipe,
  prependTransactionMessageInstruction,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit';
import {
  estimateComputeUnitLimitFactory,
  getSetComputeUnitLimitInstruction,
  getSetComputeUnitPriceInstruction,
} from '@solana-program/compute-budget';
import { getAddMemoInstruction } from '@solana-program/memo';
import { getTransferSolInstruction } from '@solana-program/system';

const rpc = createSolanaRpc(
  process.env.RPC_URL ?? 'http://127.0.0.1:8899',
);
const rpcSubscriptions = createSolanaRpcSubscriptions(
  process.env.WS_URL ?? 'ws://127.0.0.1:8900',
);

const LAMPORTS_PER_BTG = 1_000_000_000n;
const MEMO_V3_ADDRESS = address(
  'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr',
);
// Pays with the key in the file KEYPAIR, or with a new key and the faucet.
const { KEYPAIR } = process.env;
const payer = KEYPAIR
  ? await createKeyPairSignerFromBytes(
      Uint8Array.from(JSON.parse(await readFile(KEYPAIR, 'utf8'))),
    )
  : await generateKeyPairSigner();
const recipient = await generateKeyPairSigner();

const airdrop = airdropFactory({ rpc, rpcSubscriptions });
if (!KEYPAIR) {
  await airdrop({
    recipientAddress: payer.address,
    lamports: lamports(LAMPORTS_PER_BTG),
    commitment: 'confirmed',
  });
}

// #region price
// Prices of recent blocks for these accounts, in microlamports a unit.
const recent = await rpc
  .getRecentPrioritizationFees([payer.address, recipient.address])
  .send();
const paid = recent
  .map((block) => block.prioritizationFee)
  .filter((price) => price > 0n)
  .sort((a, b) => (a < b ? -1 : 1));
const price = paid[Math.floor(paid.length * 0.75)] ?? 1_000n;
// #endregion

// #region message
const { value: latestBlockhash } = await rpc.getLatestBlockhash().send();
const message = pipe(
  createTransactionMessage({ version: 0 }),
  (it) => setTransactionMessageFeePayerSigner(payer, it),
  (it) => setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, it),
  (it) =>
    appendTransactionMessageInstructions(
      [
        getSetComputeUnitPriceInstruction({ microLamports: price }),
        getTransferSolInstruction({
          source: payer,
          destination: recipient.address,
          amount: lamports(LAMPORTS_PER_BTG / 4n),
        }),
        getAddMemoInstruction(
          { memo: 'Invoice 4711' },
          { programAddress: MEMO_V3_ADDRESS },
        ),
      ],
      it,
    ),
);
// #endregion

// #region limit
const estimateUnits = estimateComputeUnitLimitFactory({ rpc });
const estimate = await estimateUnits(message, { commitment: 'confirmed' });
// Accounts can change before the transaction runs, so a tenth is added.
const units = Math.ceil(estimate * 1.1);
const tightMessage = prependTransactionMessageInstruction(
  getSetComputeUnitLimitInstruction({ units }),
  message,
);
// #endregion

const transaction = await signTransactionMessageWithSigners(tightMessage);
assertIsTransactionWithBlockhashLifetime(transaction);
const sendAndConfirm = sendAndConfirmTransactionFactory({
  rpc,
  rpcSubscriptions,
});
await sendAndConfirm(transaction, { commitment: 'confirmed' });

// #region result
const landed = await rpc
  .getTransaction(getSignatureFromTransaction(transaction), {
    commitment: 'confirmed',
    encoding: 'base64',
    maxSupportedTransactionVersion: 0,
  })
  .send();
console.log(`Simulation: ${estimate} units`);
console.log(`Limit: ${units} units in place of 400000`);
console.log(`Price: ${price} microlamports`);
console.log(`Used: ${landed?.meta?.computeUnitsConsumed} units`);
console.log(`Fee: ${landed?.meta?.fee} lamports`);
// #endregion
