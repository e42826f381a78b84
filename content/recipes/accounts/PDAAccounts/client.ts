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
  getAddressEncoder,
  getProgramDerivedAddress,
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
const LAMPORTS_PER_BTG = 1_000_000_000n;
const program = address('Examp1eProgram111111111111111111111111111111');

// Pays with the key in the file KEYPAIR, or with a new key and the faucet.
const { KEYPAIR } = process.env;
const owner = KEYPAIR
  ? await createKeyPairSignerFromBytes(
      Uint8Array.from(JSON.parse(await readFile(KEYPAIR, 'utf8'))),
    )
  : await generateKeyPairSigner();
const airdrop = airdropFactory({ rpc, rpcSubscriptions });
if (!KEYPAIR) {
  await airdrop({
    recipientAddress: owner.address,
    lamports: lamports(LAMPORTS_PER_BTG),
    commitment: 'confirmed',
  });
}

const recipient = await generateKeyPairSigner();
const [vault] = await getProgramDerivedAddress({
  programAddress: program,
  seeds: ['vault', getAddressEncoder().encode(owner.address)],
});

// #region instructions
// Everybody can pay in: a plain transfer, which the vault does not sign.
const deposit = getTransferSolInstruction({
  source: owner,
  destination: vault,
  amount: lamports(LAMPORTS_PER_BTG / 2n),
});

// Only the program can pay out. It signs for the vault, and the owner,
// who pays the fee, for itself.
const withdraw: Instruction = {
  programAddress: program,
  accounts: [
    { address: owner.address, role: AccountRole.READONLY_SIGNER },
    { address: vault, role: AccountRole.WRITABLE },
    { address: recipient.address, role: AccountRole.WRITABLE },
    { address: SYSTEM_PROGRAM_ADDRESS, role: AccountRole.READONLY },
  ],
  data: getU64Encoder().encode(LAMPORTS_PER_BTG / 5n),
};
// #endregion

const { value: latestBlockhash } = await rpc.getLatestBlockhash().send();
const message = pipe(
  createTransactionMessage({ version: 0 }),
  (it) => setTransactionMessageFeePayerSigner(owner, it),
  (it) => setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, it),
  (it) => appendTransactionMessageInstructions([deposit, withdraw], it),
);
const transaction = await signTransactionMessageWithSigners(message);
assertIsTransactionWithBlockhashLifetime(transaction);
const sendAndConfirm = sendAndConfirmTransactionFactory({
  rpc,
  rpcSubscriptions,
});
await sendAndConfirm(transaction, { commitment: 'confirmed' });

for (const account of [vault, recipient.address]) {
  const { value: balance } = await rpc
    .getBalance(account, { commitment: 'confirmed' })
    .send();
  console.log(`${account} has ${balance} lamports`);
}
