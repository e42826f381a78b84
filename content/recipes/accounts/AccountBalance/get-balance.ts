import {
  airdropFactory,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  generateKeyPairSigner,
  lamports,
} from '@solana/kit';

const rpc = createSolanaRpc(
  process.env.RPC_URL ?? 'http://127.0.0.1:8899',
);
const rpcSubscriptions = createSolanaRpcSubscriptions(
  process.env.WS_URL ?? 'ws://127.0.0.1:8900',
);
const LAMPORTS_PER_BTG = 1_000_000_000n;

const owner = await generateKeyPairSigner();
const stranger = await generateKeyPairSigner();
const airdrop = airdropFactory({ rpc, rpcSubscriptions });
await airdrop({
  recipientAddress: owner.address,
  lamports: lamports((LAMPORTS_PER_BTG * 3n) / 2n),
  commitment: 'confirmed',
});

// #region one
const { value: balance, context } = await rpc
  .getBalance(owner.address, { commitment: 'confirmed' })
  .send();
// #endregion

// #region format
// Exact at any size: a number of JavaScript would round large balances.
function inBtg(amount: bigint): string {
  const fraction = String(amount % LAMPORTS_PER_BTG).padStart(9, '0');
  return `${amount / LAMPORTS_PER_BTG}.${fraction}`;
}
// #endregion

console.log(
  `In slot ${context.slot}, ${owner.address} has ${balance} lamports`,
);
console.log(`That is ${inBtg(balance)} BTG`);

// #region many
const addresses = [owner.address, stranger.address];
const { value: accounts } = await rpc
  .getMultipleAccounts(addresses, {
    commitment: 'confirmed',
    encoding: 'base64',
    dataSlice: { offset: 0, length: 0 },
  })
  .send();
for (const [index, account] of accounts.entries()) {
  console.log(`${addresses[index]}: ${account?.lamports ?? 'no account'}`);
}
// #endregion
