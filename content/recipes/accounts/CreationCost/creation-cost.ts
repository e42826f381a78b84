import { createSolanaRpc } from '@solana/kit';

const rpc = createSolanaRpc(
  process.env.RPC_URL ?? 'http://127.0.0.1:8899',
);

const sizes = {
  wallet: 0n,
  mint: 82n,
  'token account': 165n,
  'kibibyte of data': 1_024n,
  'largest account': 10_485_760n,
};

// #region format
// Exact: a division of numbers could round.
function inBtg(amount: bigint): string {
  const fraction = String(amount % 1_000_000_000n).padStart(9, '0');
  return `${amount / 1_000_000_000n}.${fraction}`;
}
// #endregion

// #region ask
for (const [name, size] of Object.entries(sizes)) {
  const cost = await rpc.getMinimumBalanceForRentExemption(size).send();
  console.log(
    `${name}, ${size} bytes: ${cost} lamports, ${inBtg(cost)} BTG`,
  );
}
// #endregion
