import {
  createSolanaRpc,
  createSolanaRpcSubscriptions,
} from '@solana/kit';

// #region clients
const rpc = createSolanaRpc(
  process.env.RPC_URL ?? 'http://127.0.0.1:8899',
);
const rpcSubscriptions = createSolanaRpcSubscriptions(
  process.env.WS_URL ?? 'ws://127.0.0.1:8900',
);
// #endregion

// #region ask
const [version, genesisHash, health] = await Promise.all([
  rpc.getVersion().send(),
  rpc.getGenesisHash().send(),
  rpc.getHealth().send(),
]);
console.log(`OpenOS ${version['solana-core']}`);
console.log(`Genesis hash ${genesisHash}`);
console.log(`Health: ${health}`);
// #endregion

// #region listen
// Without the signal, the open subscription would keep the process alive.
const abortController = new AbortController();
const slots = await rpcSubscriptions
  .slotNotifications()
  .subscribe({ abortSignal: abortController.signal });
for await (const { slot } of slots) {
  console.log(`The websocket reports slot ${slot}`);
  break;
}
abortController.abort();
// #endregion
