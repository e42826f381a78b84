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
  getCompiledTransactionMessageDecoder,
  getInstructionsFromCompiledTransactionMessage,
  type Instruction,
  lamports,
  pipe,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit';
import { getAddMemoInstruction } from '@solana-program/memo';
import {
  getTransferSolInstruction,
  getTransferSolInstructionDataDecoder,
  SYSTEM_PROGRAM_ADDRESS,
} from '@solana-program/system';

const rpc = createSolanaRpc(
  process.env.RPC_URL ?? 'http://127.0.0.1:8899',
);
const rpcSubscriptions = createSolanaRpcSubscriptions(
  process.env.WS_URL ?? 'ws://127.0.0.1:8900',
);

const LAMPORTS_PER_BTG = 1_000_000_000n;
// The package's own address is that of a newer program, which Openverse does not have.
const memoProgram = address('MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr');
const shop = address('Examp1eRecipient1111111111111111111111111111');
const PRICE = 1_000_000n;

// Pays with the key in the file KEYPAIR, or with a new key and the faucet.
const { KEYPAIR } = process.env;
const payer = KEYPAIR
  ? await createKeyPairSignerFromBytes(
      Uint8Array.from(JSON.parse(await readFile(KEYPAIR, 'utf8'))),
    )
  : await generateKeyPairSigner();
const airdrop = airdropFactory({ rpc, rpcSubscriptions });
if (!KEYPAIR) {
  await airdrop({
    recipientAddress: payer.address,
    lamports: lamports(LAMPORTS_PER_BTG),
    commitment: 'confirmed',
  });
}

// A memo stands for the call to the shop's program: the payment comes right before it.
const instructions = [
  getTransferSolInstruction({
    source: payer,
    destination: shop,
    amount: PRICE,
  }),
  getAddMemoInstruction({ memo: 'buy' }, { programAddress: memoProgram }),
];
const current = 1;

const { value: latestBlockhash } = await rpc.getLatestBlockhash().send();
const message = pipe(
  createTransactionMessage({ version: 0 }),
  (it) => setTransactionMessageFeePayerSigner(payer, it),
  (it) => setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, it),
  (it) => appendTransactionMessageInstructions(instructions, it),
);
const transaction = await signTransactionMessageWithSigners(message);

// Read the bytes that were signed, as the network does.
const compiled = getCompiledTransactionMessageDecoder().decode(
  transaction.messageBytes,
);
const visible = getInstructionsFromCompiledTransactionMessage(compiled);
visible.forEach(({ programAddress, data }, index) => {
  console.log(
    `Instruction ${index}: ${programAddress}, ${data?.length ?? 0} bytes`,
  );
});

// #region decode
/** Lamports that an instruction transfers to the shop; 0 if it is no such transfer. */
function paid(instruction: Instruction | undefined): bigint {
  if (instruction?.programAddress !== SYSTEM_PROGRAM_ADDRESS) return 0n;
  if (instruction.accounts?.[1]?.address !== shop) return 0n;
  if (instruction.data?.length !== 12) return 0n;
  const { discriminator, amount } =
    getTransferSolInstructionDataDecoder().decode(instruction.data);
  return discriminator === 2 ? amount : 0n;
}
// #endregion

if (paid(visible[current - 1]) < PRICE)
  throw new Error('The price is not paid');
console.log(`Instruction ${current - 1} pays the price`);

assertIsTransactionWithBlockhashLifetime(transaction);
const sendAndConfirm = sendAndConfirmTransactionFactory({
  rpc,
  rpcSubscriptions,
});
await sendAndConfirm(transaction, { commitment: 'confirmed' });

const { value: balance } = await rpc
  .getBalance(shop, { commitment: 'confirmed' })
  .send();
console.log(`The shop has ${balance} lamports`);
