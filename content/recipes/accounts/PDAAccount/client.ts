import {
  AccountRole,
  address,
  airdropFactory,
  appendTransactionMessageInstruction,
  assertAccountExists,
  assertIsTransactionWithBlockhashLifetime,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  fetchEncodedAccount,
  generateKeyPairSigner,
  getAddressEncoder,
  getProgramDerivedAddress,
  getStructDecoder,
  getU8Decoder,
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
const program = address('Examp1eProgram111111111111111111111111111111');

const payer = await generateKeyPairSigner();
const airdrop = airdropFactory({ rpc, rpcSubscriptions });
await airdrop({
  recipientAddress: payer.address,
  lamports: lamports(LAMPORTS_PER_BTG),
  commitment: 'confirmed',
});

const [counter] = await getProgramDerivedAddress({
  programAddress: program,
  seeds: ['counter', getAddressEncoder().encode(payer.address)],
});
// The payer signs as the fee payer: naming the role is enough.
const create: Instruction = {
  programAddress: program,
  accounts: [
    { address: payer.address, role: AccountRole.WRITABLE_SIGNER },
    { address: counter, role: AccountRole.WRITABLE },
    { address: SYSTEM_PROGRAM_ADDRESS, role: AccountRole.READONLY },
  ],
};

const { value: latestBlockhash } = await rpc.getLatestBlockhash().send();
const message = pipe(
  createTransactionMessage({ version: 0 }),
  (it) => setTransactionMessageFeePayerSigner(payer, it),
  (it) => setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, it),
  (it) => appendTransactionMessageInstruction(create, it),
);
const transaction = await signTransactionMessageWithSigners(message);
assertIsTransactionWithBlockhashLifetime(transaction);
const sendAndConfirm = sendAndConfirmTransactionFactory({
  rpc,
  rpcSubscriptions,
});
await sendAndConfirm(transaction, { commitment: 'confirmed' });

const account = await fetchEncodedAccount(rpc, counter, {
  commitment: 'confirmed',
});
assertAccountExists(account);
const decoder = getStructDecoder([
  ['count', getU64Decoder()],
  ['bump', getU8Decoder()],
]);
const { count, bump } = decoder.decode(account.data);
console.log(`Counter ${counter} is at ${count}, its bump is ${bump}`);
