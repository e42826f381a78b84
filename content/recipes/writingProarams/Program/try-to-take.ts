import { readFile } from 'node:fs/promises';
import {
  address,
  airdropFactory,
  appendTransactionMessageInstruction,
  assertIsTransactionWithBlockhashLifetime,
  createKeyPairSignerFromBytes,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  generateKeyPairSigner,
  getBase64EncodedWireTransaction,
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
  getTransferSolInstruction,
} from '@solana-program/system';

const rpc = createSolanaRpc(
  process.env.RPC_URL ?? 'http://127.0.0.1:8899',
);
const rpcSubscriptions = createSolanaRpcSubscriptions(
  process.env.WS_URL ?? 'ws://127.0.0.1:8900',
);

const LAMPORTS_PER_BTG = 1_000_000_000n;
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

async function sign(instruction: Instruction) {
  const { value: latestBlockhash } = await rpc.getLatestBlockhash().send();
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (it) => setTransactionMessageFeePayerSigner(payer, it),
    (it) =>
      setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, it),
    (it) => appendTransactionMessageInstruction(instruction, it),
  );
  const transaction = await signTransactionMessageWithSigners(message);
  assertIsTransactionWithBlockhashLifetime(transaction);
  return transaction;
}

// Anybody can make an account and give it to a program, which need not even exist.
const pot = await generateKeyPairSigner();
const minimum = await rpc
  .getMinimumBalanceForRentExemption(POT_LEN)
  .send();
const create = getCreateAccountInstruction({
  payer,
  newAccount: pot,
  lamports: minimum,
  space: POT_LEN,
  programAddress: program,
});
const sendAndConfirm = sendAndConfirmTransactionFactory({
  rpc,
  rpcSubscriptions,
});
await sendAndConfirm(await sign(create), { commitment: 'confirmed' });

const { value: account } = await rpc
  .getAccountInfo(pot.address, {
    commitment: 'confirmed',
    encoding: 'base64',
  })
  .send();
console.log(`The pot holds ${account?.lamports} lamports`);
console.log(`Its owner is ${account?.owner}`);

// The pot's own key signs, but the System program is not the owner any more.
const take = getTransferSolInstruction({
  source: pot,
  destination: payer.address,
  amount: minimum,
});
const { value: simulation } = await rpc
  .simulateTransaction(getBase64EncodedWireTransaction(await sign(take)), {
    commitment: 'confirmed',
    encoding: 'base64',
  })
  .send();
console.log(
  simulation.err === null ? 'It can be taken' : 'It cannot be taken:',
);
console.log(simulation.logs?.join('\n'));
