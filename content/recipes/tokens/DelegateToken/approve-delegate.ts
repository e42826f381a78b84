import { readFile } from 'node:fs/promises';
import {
  address,
  airdropFactory,
  appendTransactionMessageInstructions,
  assertIsTransactionWithBlockhashLifetime,
  createKeyPairSignerFromBytes,
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
  unwrapOption,
} from '@solana/kit';
import { getCreateAccountInstruction } from '@solana-program/system';
import {
  fetchToken,
  findAssociatedTokenPda,
  getApproveCheckedInstruction,
  getCreateAssociatedTokenInstruction,
  getInitializeMint2Instruction,
  getMintSize,
  getMintToCheckedInstruction,
  getTransferCheckedInstruction,
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
  token: address('Token9ADbPtdFC3PjxaohBLGw2pgZwofdcbj6Lyaw6c'),
  associatedToken: address('AtokenhZ6AE34VMYRv1AqSv8q8QZJxxEaY1zKiXKwSWT'),
};
const SPL_TOKEN = {
  token: address('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'),
  associatedToken: address('ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL'),
};
const programs =
  process.env.TOKEN_PROGRAM === 'spl' ? SPL_TOKEN : TOKEN_2022;
// The functions that make instructions take their program as an option.
const tokenConfig = { programAddress: programs.token };
const ataConfig = { programAddress: programs.associatedToken };

// Amounts count base units. With 2 decimals, 1 token is 100 of them.
const decimals = 2;

// Pays with the key in the file KEYPAIR, or with a new key and the faucet.
const { KEYPAIR } = process.env;
const payer = KEYPAIR
  ? await createKeyPairSignerFromBytes(
      Uint8Array.from(JSON.parse(await readFile(KEYPAIR, 'utf8'))),
    )
  : await generateKeyPairSigner();
const owner = await generateKeyPairSigner();
const delegate = await generateKeyPairSigner();

if (!KEYPAIR) {
  await airdrop({
    recipientAddress: payer.address,
    lamports: lamports(LAMPORTS_PER_BTG),
    commitment: 'confirmed',
  });
}

// Sends instructions as one transaction and waits for its confirmation.
async function send(instructions: Instruction[]) {
  const { value: latestBlockhash } = await rpc.getLatestBlockhash().send();
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (it) => setTransactionMessageFeePayerSigner(payer, it),
    (it) =>
      setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, it),
    (it) => appendTransactionMessageInstructions(instructions, it),
  );
  const transaction = await signTransactionMessageWithSigners(message);
  assertIsTransactionWithBlockhashLifetime(transaction);
  await sendAndConfirm(transaction, { commitment: 'confirmed' });
  return getSignatureFromTransaction(transaction);
}

// Setup: a mint, and 100 of its tokens in the owner's token account.
const newMint = await generateKeyPairSigner();
const mint = newMint.address;
const [source] = await findAssociatedTokenPda(
  { owner: owner.address, tokenProgram: programs.token, mint },
  ataConfig,
);
const space = getMintSize();
const rent = await rpc
  .getMinimumBalanceForRentExemption(BigInt(space))
  .send();
await send([
  getCreateAccountInstruction({
    payer,
    newAccount: newMint,
    lamports: rent,
    space,
    programAddress: programs.token,
  }),
  getInitializeMint2Instruction(
    { mint, decimals, mintAuthority: owner.address },
    tokenConfig,
  ),
  getCreateAssociatedTokenInstruction(
    {
      payer,
      ata: source,
      owner: owner.address,
      mint,
      tokenProgram: programs.token,
    },
    ataConfig,
  ),
  getMintToCheckedInstruction(
    {
      mint,
      token: source,
      mintAuthority: owner,
      amount: 10_000n,
      decimals,
    },
    tokenConfig,
  ),
]);

// #region approve
const approval = await send([
  getApproveCheckedInstruction(
    {
      source,
      mint,
      delegate: delegate.address,
      owner,
      amount: 3_000n,
      decimals,
    },
    tokenConfig,
  ),
]);
// #endregion

// #region transfer
const { address: recipient } = await generateKeyPairSigner();
const [destination] = await findAssociatedTokenPda(
  { owner: recipient, tokenProgram: programs.token, mint },
  ataConfig,
);
const transfer = await send([
  getCreateAssociatedTokenInstruction(
    {
      payer,
      ata: destination,
      owner: recipient,
      mint,
      tokenProgram: programs.token,
    },
    ataConfig,
  ),
  // The delegate signs in place of the owner.
  getTransferCheckedInstruction(
    {
      source,
      mint,
      destination,
      authority: delegate,
      amount: 1_000n,
      decimals,
    },
    tokenConfig,
  ),
]);
// #endregion

// #region check
const { data } = await fetchToken(rpc, source, {
  commitment: 'confirmed',
});
console.log(`Approval: ${approval}`);
console.log(`Transfer by the delegate: ${transfer}`);
console.log(`Token account: ${source}`);
console.log(`Balance: ${data.amount}`);
console.log(`Delegate: ${unwrapOption(data.delegate) ?? 'none'}`);
console.log(`Delegated amount: ${data.delegatedAmount}`);
console.log(`Recipient's token account: ${destination}`);
// #endregion
