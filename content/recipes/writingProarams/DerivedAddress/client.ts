import {
  AccountRole,
  address,
  airdropFactory,
  appendTransactionMessageInstructions,
  assertAccountExists,
  assertIsTransactionWithBlockhashLifetime,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  fetchEncodedAccount,
  generateKeyPairSigner,
  getAddressEncoder,
  getProgramDerivedAddress,
  getSignatureFromTransaction,
  getU64Decoder,
  type Instruction,
  lamports,
  pipe,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit';
import { SYSTEM_PROGRAM_ADDRESS } from '@solana-program/system';

const rpc = createSolanaRpc(
  process.env.RPC_URL ?? 'http://127.0.0.1:8899',
);
const rpcSubscriptions = createSolanaRpcSubscriptions(
  process.env.WS_URL ?? 'ws://127.0.0.1:8900',
);

const LAMPORTS_PER_BTG = 1_000_000_000n;
// The address that your deployment printed.
const program = address('Examp1eProgram111111111111111111111111111111');

const owner = await generateKeyPairSigner();
const airdrop = airdropFactory({ rpc, rpcSubscriptions });
await airdrop({
  recipientAddress: owner.address,
  lamports: lamports(LAMPORTS_PER_BTG),
  commitment: 'confirmed',
});

const sendAndConfirm = sendAndConfirmTransactionFactory({
  rpc,
  rpcSubscriptions,
});

async function send(instructions: Instruction[]) {
  const { value: latestBlockhash } = await rpc.getLatestBlockhash().send();
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (it) => setTransactionMessageFeePayerSigner(owner, it),
    (it) =>
      setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, it),
    (it) => appendTransactionMessageInstructions(instructions, it),
  );
  const transaction = await signTransactionMessageWithSigners(message);
  assertIsTransactionWithBlockhashLifetime(transaction);
  await sendAndConfirm(transaction, { commitment: 'confirmed' });
  return getSignatureFromTransaction(transaction);
}

const [counter] = await getProgramDerivedAddress({
  programAddress: program,
  seeds: ['counter', getAddressEncoder().encode(owner.address)],
});

const create: Instruction = {
  programAddress: program,
  accounts: [
    { address: counter, role: AccountRole.WRITABLE },
    { address: owner.address, role: AccountRole.WRITABLE_SIGNER },
    { address: SYSTEM_PROGRAM_ADDRESS, role: AccountRole.READONLY },
  ],
  data: new Uint8Array([0]),
};
const increment: Instruction = {
  programAddress: program,
  accounts: [
    { address: counter, role: AccountRole.WRITABLE },
    { address: owner.address, role: AccountRole.READONLY_SIGNER },
  ],
  data: new Uint8Array([1]),
};
console.log(`Created and counted: ${await send([create, increment])}`);

const account = await fetchEncodedAccount(rpc, counter, {
  commitment: 'confirmed',
});
assertAccountExists(account);
console.log(`Count ${getU64Decoder().decode(account.data, 1)}`);
