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
  getAddressEncoder,
  getSignatureFromTransaction,
  getU32Encoder,
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
const sendAndConfirm = sendAndConfirmTransactionFactory({
  rpc,
  rpcSubscriptions,
});

const [, , keypairFile, voteArgument, lamportsArgument] = process.argv;
if (!keypairFile || !voteArgument || !lamportsArgument)
  throw new Error('Usage: stake.ts KEYPAIR VOTE_ACCOUNT LAMPORTS');
const voteAccount = address(voteArgument);
const amount = BigInt(lamportsArgument);
const owner = await createKeyPairSignerFromBytes(
  Uint8Array.from(JSON.parse(await readFile(keypairFile, 'utf8'))),
);

const STAKE_PROGRAM = address(
  'Stake11111111111111111111111111111111111111',
);
const RENT = address('SysvarRent111111111111111111111111111111111');
const CLOCK = address('SysvarC1ock11111111111111111111111111111111');
const STAKE_HISTORY = address(
  'SysvarStakeHistory1111111111111111111111111',
);
const STAKE_CONFIG = address(
  'StakeConfig11111111111111111111111111111111',
);

// #region create
const STAKE_ACCOUNT_BYTES = 200;
const INITIALIZE = 0;

const stakeAccount = await generateKeyPairSigner();
const reserve = await rpc
  .getMinimumBalanceForRentExemption(BigInt(STAKE_ACCOUNT_BYTES))
  .send();
const create = getCreateAccountInstruction({
  payer: owner,
  newAccount: stakeAccount,
  lamports: reserve + amount,
  space: STAKE_ACCOUNT_BYTES,
  programAddress: STAKE_PROGRAM,
});

const authority = getAddressEncoder().encode(owner.address);
const noLockup = new Uint8Array(8 + 8 + 32);
const initialize: Instruction = {
  programAddress: STAKE_PROGRAM,
  accounts: [
    { address: stakeAccount.address, role: AccountRole.WRITABLE },
    { address: RENT, role: AccountRole.READONLY },
  ],
  data: new Uint8Array([
    ...getU32Encoder().encode(INITIALIZE),
    // The staker, then the withdrawer.
    ...authority,
    ...authority,
    ...noLockup,
  ]),
};
// #endregion

// #region delegate
const DELEGATE = 2;
const delegate: Instruction = {
  programAddress: STAKE_PROGRAM,
  accounts: [
    { address: stakeAccount.address, role: AccountRole.WRITABLE },
    { address: voteAccount, role: AccountRole.READONLY },
    { address: CLOCK, role: AccountRole.READONLY },
    { address: STAKE_HISTORY, role: AccountRole.READONLY },
    { address: STAKE_CONFIG, role: AccountRole.READONLY },
    { address: owner.address, role: AccountRole.READONLY_SIGNER },
  ],
  data: getU32Encoder().encode(DELEGATE),
};
// #endregion

// #region send
// Printed first: if an error follows, you can look the account up.
console.log(`Stake account: ${stakeAccount.address}`);
const { value: latestBlockhash } = await rpc.getLatestBlockhash().send();
const message = pipe(
  createTransactionMessage({ version: 0 }),
  (it) => setTransactionMessageFeePayerSigner(owner, it),
  (it) => setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, it),
  // All three succeed, or none.
  (it) =>
    appendTransactionMessageInstructions(
      [create, initialize, delegate],
      it,
    ),
);
const transaction = await signTransactionMessageWithSigners(message);
assertIsTransactionWithBlockhashLifetime(transaction);
await sendAndConfirm(transaction, { commitment: 'confirmed' });
console.log(`Signature: ${getSignatureFromTransaction(transaction)}`);
console.log(`Delegated: ${amount} lamports, reserve: ${reserve} lamports`);
// #endregion
