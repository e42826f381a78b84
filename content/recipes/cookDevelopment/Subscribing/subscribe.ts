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

// #region subscribe
const abortController = new AbortController();
const { signal: abortSignal } = abortController;

// Both promises end when the node has accepted the subscription.
const [balances, logs] = await Promise.all([
  rpcSubscriptions
    .accountNotifications(owner.address, {
      commitment: 'confirmed',
      encoding: 'base64',
    })
    .subscribe({ abortSignal }),
  rpcSubscriptions
    .logsNotifications(
      { mentions: [owner.address] },
      { commitment: 'confirmed' },
    )
    .subscribe({ abortSignal }),
]);
// #endregion

// #region read
async function nextBalance(): Promise<string> {
  for await (const { context, value } of balances) {
    return `Slot ${context.slot}: ${value.lamports} lamports`;
  }
  throw new Error('The subscription to the account ended early');
}

async function nextLogs(): Promise<string> {
  for await (const { value } of logs) {
    const result = value.err === null ? 'succeeded' : 'failed';
    return [
      `Transaction ${value.signature} ${result}`,
      ...value.logs,
    ].join('\n  ');
  }
  throw new Error('The subscription to the logs ended early');
}
// #endregion

// #region cause
// What arrives before the first read is dropped, so read first.
const events = Promise.all([nextBalance(), nextLogs()]);

const airdrop = airdropFactory({ rpc, rpcSubscriptions });
await airdrop({
  recipientAddress: owner.address,
  lamports: lamports(LAMPORTS_PER_BTG),
  commitment: 'confirmed',
});

for (const event of await events) console.log(event);
// #endregion

// #region end
// Unsubscribes and closes the connection, so that the program can end.
abortController.abort();
// #endregion
