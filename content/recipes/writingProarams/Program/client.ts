import { readFile } from 'node:fs/promises';
import {
  AccountRole,
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
  getCreateAccountInstruction,
  SYSTEM_PROGRAM_ADDRESS,
} from '@solana-program/system';

const rpc = createSolanaRpc(
  process.env.RPC_URL ?? 'http://127.0.0.1:8899',
);
const rpcSubscriptions = createSolanaRpcSubscriptions(
  process.env.WS_URL ?? 'ws://127.0.0.1:8900',
);

const LAMPORTS_PER_BTG = 1_000_000_000n;
// The address that your deployment printed.
const program = address('Examp1eProgram111111111111111111111111111111');
const POT_LEN = 32n;

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

const sendAndConfirm = sendAndConfirmTransactionFactory({
  rpc,
  rpcSubscriptions,
});

async function send(instructions: Instruction[]) {
  const { value: latestBlockhash } = await rpc.getLatestBlockhash().send();
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (it) => setTransactionMessageFeePayerSigner(payer, it),
    (it) =>
      setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, it),
    (it) => appendTransactionMessageInstructions(instructions, it),
  );
  const transaction = await signTransactionMessageWithSigners(message);
  assertIsTransactionWithBlockhashLifetime(transaction);
  await sendAndConfirm(transaction, { commitment: 'confirmed' });
  return getSignatureFromTransaction(transaction);
}

const recipient = await generateKeyPairSigner();

// A number for the instruction, then what it needs: here an amount.
const sendBtg: Instruction = {
  programAddress: program,
  accounts: [
    { address: payer.address, role: AccountRole.WRITABLE_SIGNER },
    { address: recipient.address, role: AccountRole.WRITABLE },
    { address: SYSTEM_PROGRAM_ADDRESS, role: AccountRole.READONLY },
  ],
  data: new Uint8Array([
    0,
    ...getU64Encoder().encode(LAMPORTS_PER_BTG / 4n),
  ]),
};
console.log(`Sent: ${await send([sendBtg])}`);

// #region pot
// Both in one transaction, so nobody comes between them.
const pot = await generateKeyPairSigner();
const minimum = await rpc
  .getMinimumBalanceForRentExemption(POT_LEN)
  .send();
const createPot = getCreateAccountInstruction({
  payer,
  newAccount: pot,
  lamports: minimum + LAMPORTS_PER_BTG / 4n,
  space: POT_LEN,
  programAddress: program,
});
const openPot: Instruction = {
  programAddress: program,
  accounts: [
    { address: pot.address, role: AccountRole.WRITABLE_SIGNER },
    { address: payer.address, role: AccountRole.READONLY },
  ],
  data: new Uint8Array([1]),
};
console.log(`Opened: ${await send([createPot, openPot])}`);
// #endregion

const payOut: Instruction = {
  programAddress: program,
  accounts: [
    { address: pot.address, role: AccountRole.WRITABLE },
    { address: payer.address, role: AccountRole.READONLY_SIGNER },
    { address: recipient.address, role: AccountRole.WRITABLE },
  ],
  data: new Uint8Array([
    2,
    ...getU64Encoder().encode(LAMPORTS_PER_BTG / 10n),
  ]),
};
console.log(`Paid out: ${await send([payOut])}`);
