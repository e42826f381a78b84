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
  type KeyPairSigner,
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
  AuthorityType,
  fetchMint,
  fetchToken,
  getInitializeAccount3Instruction,
  getInitializeMint2Instruction,
  getMintSize,
  getSetAuthorityInstruction,
  getTokenSize,
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

// Most tokens on Openverse belong to Openverse Token-2022. For SPL Token,
// set the environment variable TOKEN_PROGRAM to spl.
const programAddress =
  process.env.TOKEN_PROGRAM === 'spl'
    ? address('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA')
    : address('Token9ADbPtdFC3PjxaohBLGw2pgZwofdcbj6Lyaw6c');

// Pays with the key in the file KEYPAIR, or with a new key and the faucet.
const { KEYPAIR } = process.env;
const payer = KEYPAIR
  ? await createKeyPairSignerFromBytes(
      Uint8Array.from(JSON.parse(await readFile(KEYPAIR, 'utf8'))),
    )
  : await generateKeyPairSigner();
const owner = await generateKeyPairSigner();
const { address: successor } = await generateKeyPairSigner();
const mint = await generateKeyPairSigner();
const account = await generateKeyPairSigner();

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

// Setup: a mint and a token account that the owner controls.
async function create(newAccount: KeyPairSigner, space: number) {
  return getCreateAccountInstruction({
    payer,
    newAccount,
    lamports: await rpc
      .getMinimumBalanceForRentExemption(BigInt(space))
      .send(),
    space,
    programAddress,
  });
}

// The token account has an address of its own: the owner of an associated
// token account of Openverse Token-2022 can never change.
await send([
  await create(mint, getMintSize()),
  getInitializeMint2Instruction(
    {
      mint: mint.address,
      decimals: 6,
      mintAuthority: owner.address,
      freezeAuthority: owner.address,
    },
    { programAddress },
  ),
  await create(account, getTokenSize()),
  getInitializeAccount3Instruction(
    { account: account.address, mint: mint.address, owner: owner.address },
    { programAddress },
  ),
]);

// #region authorities
const changes = [
  { owned: mint, type: AuthorityType.MintTokens, to: successor },
  { owned: mint, type: AuthorityType.FreezeAccount, to: null },
  { owned: account, type: AuthorityType.CloseAccount, to: successor },
  // The last one, since the owner signs for the change before it.
  { owned: account, type: AuthorityType.AccountOwner, to: successor },
];
const signature = await send(
  changes.map(({ owned, type, to }) =>
    getSetAuthorityInstruction(
      {
        owned: owned.address,
        owner,
        authorityType: type,
        newAuthority: to,
      },
      { programAddress },
    ),
  ),
);
// #endregion

// #region check
const { data: mintData } = await fetchMint(rpc, mint.address, {
  commitment: 'confirmed',
});
const { data: accountData } = await fetchToken(rpc, account.address, {
  commitment: 'confirmed',
});
console.log(`Signature: ${signature}`);
console.log(`Mint: ${mint.address}`);
console.log(`Mint authority: ${unwrapOption(mintData.mintAuthority)}`);
console.log(`Freeze authority: ${unwrapOption(mintData.freezeAuthority)}`);
console.log(`Token account: ${account.address}`);
console.log(`Owner: ${accountData.owner}`);
console.log(
  `Close authority: ${unwrapOption(accountData.closeAuthority)}`,
);
// #endregion
