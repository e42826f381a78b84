import {
  address,
  airdropFactory,
  appendTransactionMessageInstructions,
  assertIsTransactionWithBlockhashLifetime,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  generateKeyPairSigner,
  type Instruction,
  lamports,
  pipe,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit';
import { getCreateAccountInstruction } from '@solana-program/system';
import {
  findAssociatedTokenPda,
  getCreateAssociatedTokenInstruction,
  getInitializeMint2Instruction,
  getMintSize,
  getMintToCheckedInstruction,
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

// Each token program has an associated token program of its own. Most
// tokens on Openverse belong to the first pair, Openverse Token-2022.
const TOKEN_2022 = {
  name: 'Openverse Token-2022',
  token: address('Token9ADbPtdFC3PjxaohBLGw2pgZwofdcbj6Lyaw6c'),
  associatedToken: address('AtokenhZ6AE34VMYRv1AqSv8q8QZJxxEaY1zKiXKwSWT'),
};
const SPL_TOKEN = {
  name: 'SPL Token',
  token: address('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'),
  associatedToken: address('ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL'),
};
const bothPrograms = [TOKEN_2022, SPL_TOKEN];

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
}

// Setup: tokens of two mints, one of each token program.
const space = getMintSize();
const rent = await rpc
  .getMinimumBalanceForRentExemption(BigInt(space))
  .send();
for (const [index, { token, associatedToken }] of bothPrograms.entries()) {
  const mint = await generateKeyPairSigner();
  const [ata] = await findAssociatedTokenPda(
    { owner: owner.address, tokenProgram: token, mint: mint.address },
    { programAddress: associatedToken },
  );
  const amount = 2_500_000n * BigInt(index + 1);
  await send([
    getCreateAccountInstruction({
      payer: owner,
      newAccount: mint,
      lamports: rent,
      space,
      programAddress: token,
    }),
    getInitializeMint2Instruction(
      { mint: mint.address, decimals: 6, mintAuthority: owner.address },
      { programAddress: token },
    ),
    getCreateAssociatedTokenInstruction(
      {
        payer: owner,
        ata,
        owner: owner.address,
        mint: mint.address,
        tokenProgram: token,
      },
      { programAddress: associatedToken },
    ),
    getMintToCheckedInstruction(
      {
        mint: mint.address,
        token: ata,
        mintAuthority: owner,
        amount,
        decimals: 6,
      },
      { programAddress: token },
    ),
  ]);
}

// #region find
console.log(`Token accounts of ${owner.address}`);
for (const { name, token } of bothPrograms) {
  const { value: accounts } = await rpc
    .getTokenAccountsByOwner(
      owner.address,
      { programId: token },
      { commitment: 'confirmed', encoding: 'jsonParsed' },
    )
    .send();
  console.log(`${name}: ${accounts.length}`);
  for (const { pubkey, account } of accounts) {
    const { mint, tokenAmount } = account.data.parsed.info;
    console.log(
      `  ${pubkey} holds ${tokenAmount.uiAmountString} of ${mint}`,
    );
  }
}
// #endregion
