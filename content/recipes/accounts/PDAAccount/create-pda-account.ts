import {
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
  lamports,
  pipe,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit';
import { getCreateAssociatedTokenInstruction } from '@solana-program/token';

const rpc = createSolanaRpc(
  process.env.RPC_URL ?? 'http://127.0.0.1:8899',
);
const rpcSubscriptions = createSolanaRpcSubscriptions(
  process.env.WS_URL ?? 'ws://127.0.0.1:8900',
);
const LAMPORTS_PER_BTG = 1_000_000_000n;

const program = address('ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL');
const tokenProgram = address(
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
);
const mint = address('So11111111111111111111111111111111111111112');

const payer = await generateKeyPairSigner();
const airdrop = airdropFactory({ rpc, rpcSubscriptions });
await airdrop({
  recipientAddress: payer.address,
  lamports: lamports(LAMPORTS_PER_BTG),
  commitment: 'confirmed',
});

// #region derive
const bytes = getAddressEncoder();
const [pda, bump] = await getProgramDerivedAddress({
  programAddress: program,
  seeds: [
    bytes.encode(payer.address),
    bytes.encode(tokenProgram),
    bytes.encode(mint),
  ],
});
console.log(`Derived ${pda} with bump ${bump}`);
// #endregion

// #region create
// The client only names the address. The program signs for it.
const create = getCreateAssociatedTokenInstruction(
  { payer, ata: pda, owner: payer.address, mint, tokenProgram },
  { programAddress: program },
);
// #endregion

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

const account = await fetchEncodedAccount(rpc, pda, {
  commitment: 'confirmed',
});
assertAccountExists(account);
console.log(`Created ${account.address}, ${account.space} bytes`);
console.log(`Owner: ${account.programAddress}`);
