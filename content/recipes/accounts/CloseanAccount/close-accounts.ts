import {
  type Address,
  airdropFactory,
  appendTransactionMessageInstructions,
  assertIsTransactionWithBlockhashLifetime,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  fetchEncodedAccount,
  generateKeyPairSigner,
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
  getInitializeNonceAccountInstruction,
  getNonceSize,
  getTransferSolInstruction,
  getWithdrawNonceAccountInstruction,
  SYSTEM_PROGRAM_ADDRESS,
} from '@solana-program/system';

const rpc = createSolanaRpc(
  process.env.RPC_URL ?? 'http://127.0.0.1:8899',
);
const rpcSubscriptions = createSolanaRpcSubscriptions(
  process.env.WS_URL ?? 'ws://127.0.0.1:8900',
);
const LAMPORTS_PER_BTG = 1_000_000_000n;
const commitment = 'confirmed';

const payer = await generateKeyPairSigner();
const wallet = await generateKeyPairSigner();
const nonceAccount = await generateKeyPairSigner();
const airdrop = airdropFactory({ rpc, rpcSubscriptions });
for (const { address } of [payer, wallet]) {
  const amount = lamports(LAMPORTS_PER_BTG);
  await airdrop({
    recipientAddress: address,
    lamports: amount,
    commitment,
  });
}

const sendAndConfirm = sendAndConfirmTransactionFactory({
  rpc,
  rpcSubscriptions,
});
async function send(...instructions: Instruction[]): Promise<void> {
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
  await sendAndConfirm(transaction, { commitment });
}

async function exists(account: Address): Promise<boolean> {
  return (await fetchEncodedAccount(rpc, account, { commitment })).exists;
}

// #region wallet
// Somebody else pays the fee, so that all of the balance can leave.
const { value: balance } = await rpc
  .getBalance(wallet.address, { commitment })
  .send();
await send(
  getTransferSolInstruction({
    source: wallet,
    destination: payer.address,
    amount: balance,
  }),
);
console.log(
  `Wallet ${wallet.address} exists: ${await exists(wallet.address)}`,
);
// #endregion

const space = getNonceSize();
const rent = await rpc
  .getMinimumBalanceForRentExemption(BigInt(space))
  .send();
await send(
  getCreateAccountInstruction({
    payer,
    newAccount: nonceAccount,
    lamports: rent,
    space,
    programAddress: SYSTEM_PROGRAM_ADDRESS,
  }),
  getInitializeNonceAccountInstruction({
    nonceAccount: nonceAccount.address,
    nonceAuthority: payer.address,
  }),
);

// #region close
// The authority signs, not the account. The whole balance goes at once.
await send(
  getWithdrawNonceAccountInstruction({
    nonceAccount: nonceAccount.address,
    nonceAuthority: payer,
    recipientAccount: payer.address,
    withdrawAmount: rent,
  }),
);
const stays = await exists(nonceAccount.address);
console.log(`Nonce account ${nonceAccount.address} exists: ${stays}`);
// #endregion

const { value: left } = await rpc
  .getBalance(payer.address, { commitment })
  .send();
console.log(`The payer ${payer.address} has ${left} lamports`);
