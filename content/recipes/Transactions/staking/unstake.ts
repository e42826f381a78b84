import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
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
  getU64Decoder,
  getU64Encoder,
  type Instruction,
  isSolanaError,
  pipe,
  SOLANA_ERROR__INSTRUCTION_ERROR__INSUFFICIENT_FUNDS,
  SOLANA_ERROR__JSON_RPC__SERVER_ERROR_SEND_TRANSACTION_PREFLIGHT_FAILURE,
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
const commitment = 'confirmed';

const [, , keypairFile, stakeArgument] = process.argv;
if (!keypairFile || !stakeArgument)
  throw new Error('Usage: unstake.ts KEYPAIR STAKE_ACCOUNT');
const stakeAccount = address(stakeArgument);
const owner = await createKeyPairSignerFromBytes(
  Uint8Array.from(JSON.parse(await readFile(keypairFile, 'utf8'))),
);

const STAKE_PROGRAM = address(
  'Stake11111111111111111111111111111111111111',
);
const CLOCK = address('SysvarC1ock11111111111111111111111111111111');
const STAKE_HISTORY = address(
  'SysvarStakeHistory1111111111111111111111111',
);

async function send(instruction: Instruction) {
  const { value: latestBlockhash } = await rpc.getLatestBlockhash().send();
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (it) => setTransactionMessageFeePayerSigner(owner, it),
    (it) =>
      setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, it),
    (it) => appendTransactionMessageInstruction(instruction, it),
  );
  const transaction = await signTransactionMessageWithSigners(message);
  assertIsTransactionWithBlockhashLifetime(transaction);
  await sendAndConfirm(transaction, { commitment });
  return getSignatureFromTransaction(transaction);
}

async function readAccount() {
  const account = await fetchEncodedAccount(rpc, stakeAccount, {
    commitment,
  });
  assertAccountExists(account);
  return account;
}

// #region read
// The epoch of the deactivation is at this place in the account.
const DEACTIVATION_EPOCH_AT = 172;
const NOT_DEACTIVATED = 2n ** 64n - 1n;

async function readDeactivationEpoch() {
  const { data } = await readAccount();
  return getU64Decoder().decode(data, DEACTIVATION_EPOCH_AT);
}
// #endregion

// #region deactivate
const DEACTIVATE = 5;
const deactivate: Instruction = {
  programAddress: STAKE_PROGRAM,
  accounts: [
    { address: stakeAccount, role: AccountRole.WRITABLE },
    { address: CLOCK, role: AccountRole.READONLY },
    { address: owner.address, role: AccountRole.READONLY_SIGNER },
  ],
  data: getU32Encoder().encode(DEACTIVATE),
};

if ((await readDeactivationEpoch()) === NOT_DEACTIVATED)
  await send(deactivate);
console.log(`Deactivated in epoch ${await readDeactivationEpoch()}`);
// #endregion

// #region withdraw
const WITHDRAW = 4;
async function withdrawAll() {
  // Also what came in since: rewards, and transfers to the account.
  const { lamports } = await readAccount();
  const signature = await send({
    programAddress: STAKE_PROGRAM,
    accounts: [
      { address: stakeAccount, role: AccountRole.WRITABLE },
      // Who gets the BTG.
      { address: owner.address, role: AccountRole.WRITABLE },
      { address: CLOCK, role: AccountRole.READONLY },
      { address: STAKE_HISTORY, role: AccountRole.READONLY },
      { address: owner.address, role: AccountRole.READONLY_SIGNER },
    ],
    data: new Uint8Array([
      ...getU32Encoder().encode(WITHDRAW),
      ...getU64Encoder().encode(lamports),
    ]),
  });
  return { lamports, signature };
}
// #endregion

// #region wait
// Whether the simulation found that a part of the stake still counts.
function isStillStaked(error: unknown): boolean {
  return (
    isSolanaError(
      error,
      SOLANA_ERROR__JSON_RPC__SERVER_ERROR_SEND_TRANSACTION_PREFLIGHT_FAILURE,
    ) &&
    isSolanaError(
      error.cause,
      SOLANA_ERROR__INSTRUCTION_ERROR__INSUFFICIENT_FUNDS,
    )
  );
}

const MS_PER_SLOT = 400;
const HOUR = 3_600_000;
for (;;) {
  try {
    const { lamports, signature } = await withdrawAll();
    console.log(`Withdrawn: ${lamports} lamports`);
    console.log(`Signature: ${signature}`);
    break;
  } catch (error) {
    if (!isStillStaked(error)) throw error;
    const { epoch, slotIndex, slotsInEpoch } = await rpc
      .getEpochInfo({ commitment })
      .send();
    const left = Number(slotsInEpoch - slotIndex);
    console.log(`Epoch ${epoch}: still staked, ${left} slots are left`);
    await pause(Math.min(left * MS_PER_SLOT, HOUR));
  }
}
// #endregion
