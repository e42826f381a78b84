import { readFile } from 'node:fs/promises';
import {
  AccountRole,
  address,
  airdropFactory,
  appendTransactionMessageInstruction,
  createKeyPairSignerFromBytes,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  generateKeyPairSigner,
  getBase64EncodedWireTransaction,
  getBase64Encoder,
  getI64Decoder,
  type Instruction,
  lamports,
  pipe,
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

const LAMPORTS_PER_BTG = 1_000_000_000n;
// The address that your deployment printed.
const program = address('Examp1eProgram111111111111111111111111111111');
const CLOCK = address('SysvarC1ock11111111111111111111111111111111');

// Pays with the key in the file KEYPAIR, or with a new key and the faucet.
const { KEYPAIR } = process.env;
const payer = KEYPAIR
  ? await createKeyPairSignerFromBytes(
      Uint8Array.from(JSON.parse(await readFile(KEYPAIR, 'utf8'))),
    )
  : await generateKeyPairSigner();
const airdrop = airdropFactory({ rpc, rpcSubscriptions });
if (!KEYPAIR) {
  await airdrop({
    recipientAddress: payer.address,
    lamports: lamports(LAMPORTS_PER_BTG),
    commitment: 'confirmed',
  });
}

const readClock: Instruction = {
  programAddress: program,
  accounts: [{ address: CLOCK, role: AccountRole.READONLY }],
  data: new Uint8Array([1]),
};

const { value: latestBlockhash } = await rpc.getLatestBlockhash().send();
const message = pipe(
  createTransactionMessage({ version: 0 }),
  (it) => setTransactionMessageFeePayerSigner(payer, it),
  (it) => setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, it),
  (it) => appendTransactionMessageInstruction(readClock, it),
);
const transaction = await signTransactionMessageWithSigners(message);

// It changes nothing, so a simulation is enough, and costs no fee.
const { value: simulation } = await rpc
  .simulateTransaction(getBase64EncodedWireTransaction(transaction), {
    commitment: 'confirmed',
    encoding: 'base64',
  })
  .send();
if (simulation.err !== null || !simulation.returnData) {
  throw new Error('The simulation failed', { cause: simulation.err });
}
const [data] = simulation.returnData.data;
console.log(
  `Time ${getI64Decoder().decode(getBase64Encoder().encode(data))}`,
);
