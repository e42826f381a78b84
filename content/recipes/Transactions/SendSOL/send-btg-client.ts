import { readFile } from 'node:fs/promises';
import {
  airdropFactory,
  assertIsSingleTransactionPlan,
  assertIsSuccessfulSingleTransactionPlanResult,
  assertIsTransactionWithBlockhashLifetime,
  type ClientWithTransactionPlanning,
  type ClientWithTransactionSending,
  createClient,
  createKeyPairSignerFromBytes,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  createTransactionPlanExecutor,
  createTransactionPlanner,
  extendClient,
  generateKeyPairSigner,
  getSignatureFromTransaction,
  lamports,
  parseInstructionOrTransactionPlanInput,
  parseInstructionPlanInput,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit';
import { systemProgram } from '@solana-program/system';

const rpc = createSolanaRpc(
  process.env.RPC_URL ?? 'http://127.0.0.1:8899',
);
const rpcSubscriptions = createSolanaRpcSubscriptions(
  process.env.WS_URL ?? 'ws://127.0.0.1:8900',
);
const LAMPORTS_PER_BTG = 1_000_000_000n;

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

// #region plan
// Puts instructions into as few transactions as they fit into.
const plan = createTransactionPlanner({
  createTransactionMessage: () =>
    setTransactionMessageFeePayerSigner(
      payer,
      createTransactionMessage({ version: 0 }),
    ),
});

// Sends the planned transactions, in the order of the plan.
const sendAndConfirm = sendAndConfirmTransactionFactory({
  rpc,
  rpcSubscriptions,
});
const execute = createTransactionPlanExecutor({
  executeTransactionMessage: async (context, message) => {
    const { value: latestBlockhash } = await rpc
      .getLatestBlockhash()
      .send();
    const transaction = await signTransactionMessageWithSigners(
      setTransactionMessageLifetimeUsingBlockhash(
        latestBlockhash,
        message,
      ),
    );
    context.transaction = transaction;
    assertIsTransactionWithBlockhashLifetime(transaction);
    // Printed before it is sent: if an error follows, look it up.
    const signature = getSignatureFromTransaction(transaction);
    console.log(`Signature: ${signature}`);
    await sendAndConfirm(transaction, { commitment: 'confirmed' });
    return { signature };
  },
});
// #endregion

// #region plugin
// The part that plugins of programs call.
function transactions<T extends object>(base: T) {
  const sending: ClientWithTransactionPlanning &
    ClientWithTransactionSending = {
    planTransactions: (input) => plan(parseInstructionPlanInput(input)),
    planTransaction: async (input) => {
      const planned = await sending.planTransactions(input);
      assertIsSingleTransactionPlan(planned);
      return planned.message;
    },
    sendTransactions: async (input) => {
      const parsed = parseInstructionOrTransactionPlanInput(input);
      return execute(
        parsed.planType === 'instructionPlan'
          ? await plan(parsed)
          : parsed,
      );
    },
    sendTransaction: async (input) => {
      const result = await sending.sendTransactions(input);
      assertIsSuccessfulSingleTransactionPlanResult(result);
      return result;
    },
  };
  return extendClient(base, sending);
}
// #endregion

// #region client
const client = createClient({ rpc, payer })
  .use(transactions)
  .use(systemProgram());
// #endregion

// #region send
const recipient = await generateKeyPairSigner();
await client.system.instructions
  .transferSol({
    source: client.payer,
    destination: recipient.address,
    amount: lamports(LAMPORTS_PER_BTG / 4n),
  })
  .sendTransaction();
// #endregion

const { value: balance } = await rpc
  .getBalance(recipient.address, { commitment: 'confirmed' })
  .send();
console.log(`The recipient ${recipient.address} has ${balance} lamports`);
