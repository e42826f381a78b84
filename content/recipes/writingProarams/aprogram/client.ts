import { readFile } from 'node:fs/promises';
import {
  AccountRole,
  address,
  appendTransactionMessageInstructions,
  assertIsTransactionWithBlockhashLifetime,
  createKeyPairSignerFromBytes,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  generateKeyPairSigner,
  getSignatureFromTransaction,
  type Instruction,
  pipe,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit';
import { getCreateAccountInstruction } from '@solana-program/system';

const rpc = createSolanaRpc(
  process.env.RPC_URL ?? 'http://127.0.0.1:8899',
);
const rpcSubscriptions = createSolanaRpcSubscriptions(
  process.env.WS_URL ?? 'ws://127.0.0.1:8900',
);

// The address that your deployment printed.
const program = address('Examp1eProgram111111111111111111111111111111');
const PLAYER_LEN = 41n;

// A keypair file, as openos-keygen writes it; its address has BTG for the fees.
const file = await readFile('payer.json', 'utf8');
const payer = await createKeyPairSignerFromBytes(
  new Uint8Array(JSON.parse(file)),
);

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

// A token account of the payer.
const tokenAccount = address(process.argv[2] ?? '');

const player = await generateKeyPairSigner();
const createAccount = getCreateAccountInstruction({
  payer,
  newAccount: player,
  lamports: await rpc.getMinimumBalanceForRentExemption(PLAYER_LEN).send(),
  space: PLAYER_LEN,
  programAddress: program,
});
const createPlayer: Instruction = {
  programAddress: program,
  accounts: [
    { address: player.address, role: AccountRole.WRITABLE_SIGNER },
    { address: payer.address, role: AccountRole.READONLY_SIGNER },
  ],
  data: new Uint8Array([0]),
};

// #region order
const read: Instruction = {
  programAddress: program,
  // In the order in which the program takes them.
  accounts: [
    { address: player.address, role: AccountRole.READONLY },
    { address: tokenAccount, role: AccountRole.READONLY },
  ],
  data: new Uint8Array([1]),
};
// #endregion
const signature = await send([createAccount, createPlayer, read]);

const sent = await rpc
  .getTransaction(signature, {
    commitment: 'confirmed',
    encoding: 'json',
    maxSupportedTransactionVersion: 0,
  })
  .send();
console.log(sent?.meta?.logMessages?.join('\n'));
