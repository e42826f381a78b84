import {
  address,
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

const [, , argument] = process.argv;
const recipient =
  argument === undefined
    ? (await generateKeyPairSigner()).address
    : address(argument);

async function balanceOf(account: typeof recipient): Promise<bigint> {
  const { value } = await rpc
    .getBalance(account, { commitment: 'confirmed' })
    .send();
  return value;
}

// #region airdrop
const wanted = lamports(2n * LAMPORTS_PER_BTG);
const before = await balanceOf(recipient);

const airdrop = airdropFactory({ rpc, rpcSubscriptions });
const signature = await airdrop({
  recipientAddress: recipient,
  lamports: wanted,
  commitment: 'confirmed',
});
// #endregion

// #region check
// Above its cap for one request, a faucet signs a memo in place of
// the transfer: the transaction succeeds, but brings nothing.
const received = (await balanceOf(recipient)) - before;
if (received < wanted)
  throw new Error(`The faucet refused. Read ${signature}`);

console.log(`Signature: ${signature}`);
console.log(`${recipient} received ${received} lamports`);
// #endregion
