import {
  type Address,
  createSolanaRpc,
  type Signature,
  signature,
} from '@solana/kit';

const rpc = createSolanaRpc(
  process.env.RPC_URL ?? 'http://127.0.0.1:8899',
);

// #region read
async function read(of: Signature) {
  const found = await rpc
    .getTransaction(of, {
      commitment: 'confirmed',
      encoding: 'json',
      // Without this, those with lookup tables are an error.
      maxSupportedTransactionVersion: 0,
    })
    .send();
  // Not in a block yet, never will be, or the block is deleted.
  if (!found?.meta) throw new Error(`The node does not have ${of}.`);
  return { meta: found.meta, message: found.transaction.message };
}
type Transaction = Awaited<ReturnType<typeof read>>;
// #endregion

// #region accounts
// All lists of balances follow this order.
function accountsOf({ meta, message }: Transaction): Address[] {
  const { writable = [], readonly = [] } = meta.loadedAddresses ?? {};
  return [...message.accountKeys, ...writable, ...readonly];
}
// #endregion

// #region btg
function lamportsMoved(transaction: Transaction) {
  const { preBalances, postBalances } = transaction.meta;
  return accountsOf(transaction).map((account, i) => ({
    account,
    change: (postBalances[i] ?? 0n) - (preBalances[i] ?? 0n),
  }));
}
// #endregion

// #region tokens
interface TokenChange {
  account: Address | undefined;
  owner: string;
  mint: Address;
  // In base units.
  change: bigint;
}

function tokensMoved(transaction: Transaction) {
  const accounts = accountsOf(transaction);
  const { preTokenBalances, postTokenBalances } = transaction.meta;
  const moved = new Map<string, TokenChange>();
  // A new account has no balance before, a closed one none after.
  const count = (list: typeof preTokenBalances, sign: bigint) => {
    for (const it of list ?? []) {
      const { accountIndex, mint, owner = 'unknown' } = it;
      const key = [accountIndex, owner, mint].join();
      const amount = sign * BigInt(it.uiTokenAmount.amount);
      const change = (moved.get(key)?.change ?? 0n) + amount;
      const account = accounts[accountIndex];
      moved.set(key, { account, owner, mint, change });
    }
  };
  count(preTokenBalances, -1n);
  count(postTokenBalances, 1n);
  return [...moved.values()];
}
// #endregion

const signed = (amount: bigint) => `${amount > 0n ? '+' : ''}${amount}`;

// #region show
for (const argument of process.argv.slice(2)) {
  const transaction = await read(signature(argument));
  const { err, fee } = transaction.meta;
  const result = err === null ? 'succeeded' : 'failed';
  console.log(`${argument} ${result}, fee ${fee} lamports`);
  for (const { account, change } of lamportsMoved(transaction))
    if (change !== 0n)
      console.log(`  ${account}: ${signed(change)} lamports`);
  for (const { account, owner, mint, change } of tokensMoved(transaction))
    if (change !== 0n)
      console.log(
        `  ${account} of ${owner}: ${signed(change)} of mint ${mint}`,
      );
}
// #endregion
