import {
  address,
  airdropFactory,
  appendTransactionMessageInstructions,
  assertIsTransactionWithBlockhashLifetime,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  generateKeyPairSigner,
  getSignatureFromTransaction,
  type Instruction,
  lamports,
  pipe,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit';
import { getTransferSolInstruction } from '@solana-program/system';
import {
  fetchToken,
  findAssociatedTokenPda,
  getCloseAccountInstruction,
  getCreateAssociatedTokenIdempotentInstruction,
  getSyncNativeInstruction,
} from '@solana-program/token';

const rpc = createSolanaRpc(
  process.env.RPC_URL ?? 'http://127.0.0.1:8899',
);
const rpcSubscriptions = createSolanaRpcSubscriptions(
  process.env.WS_URL ?? 'ws://127.0.0.1:8900',
);
const airdrop = airdropFactory({ rpc, rpcSubscriptions });
const sendAndConfirm = sendAndConfirmTransactionFactory({
  rpc,
  rpcSubscriptions,
});

// 1 BTG is 1,000,000,000 lamports.
const LAMPORTS_PER_BTG = 1_000_000_000n;

// #region programs
// Each token program has its own associated token program and native mint.
const TOKEN_2022 = {
  token: address('Token9ADbPtdFC3PjxaohBLGw2pgZwofdcbj6Lyaw6c'),
  associatedToken: address('AtokenhZ6AE34VMYRv1AqSv8q8QZJxxEaY1zKiXKwSWT'),
  nativeMint: address('B67JGY8hbUcNbpMufKJ4dF3egfbZuD4EkyffQ3cxZcUz'),
};
const SPL_TOKEN = {
  token: address('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'),
  associatedToken: address('ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL'),
  nativeMint: address('So11111111111111111111111111111111111111112'),
};
const programs =
  process.env.TOKEN_PROGRAM === 'spl' ? SPL_TOKEN : TOKEN_2022;
// The functions that make instructions take their program as an option.
const tokenConfig = { programAddress: programs.token };
const ataConfig = { programAddress: programs.associatedToken };
// #endregion

const owner = await generateKeyPairSigner();

await airdrop({
  recipientAddress: owner.address,
  lamports: lamports(LAMPORTS_PER_BTG),
  commitment: 'confirmed',
});

// Sends instructions as one transaction and waits for its confirmation.
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

// #region wrap
const [tokenAccount] = await findAssociatedTokenPda(
  {
    owner: owner.address,
    tokenProgram: programs.token,
    mint: programs.nativeMint,
  },
  ataConfig,
);
const wrapping = await send([
  getCreateAssociatedTokenIdempotentInstruction(
    {
      payer: owner,
      ata: tokenAccount,
      owner: owner.address,
      mint: programs.nativeMint,
      tokenProgram: programs.token,
    },
    ataConfig,
  ),
  getTransferSolInstruction({
    source: owner,
    destination: tokenAccount,
    amount: LAMPORTS_PER_BTG / 2n,
  }),
  // Without it the token balance does not count the new lamports.
  getSyncNativeInstruction({ account: tokenAccount }, tokenConfig),
]);
// #endregion

const wrapped = await fetchToken(rpc, tokenAccount, {
  commitment: 'confirmed',
});
console.log(`Wrapped: ${wrapping}`);
console.log(`Token account ${tokenAccount} of mint ${wrapped.data.mint}`);
console.log(`Token balance: ${wrapped.data.amount}`);
console.log(`Lamports in the account: ${wrapped.lamports}`);

// #region unwrap
const unwrapping = await send([
  getCloseAccountInstruction(
    { account: tokenAccount, destination: owner.address, owner },
    tokenConfig,
  ),
]);
// #endregion

const { value: balance } = await rpc
  .getBalance(owner.address, { commitment: 'confirmed' })
  .send();
console.log(`Unwrapped: ${unwrapping}`);
console.log(`The owner ${owner.address} has ${balance} lamports`);
