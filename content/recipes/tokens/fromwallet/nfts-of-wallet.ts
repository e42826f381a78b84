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
  isNone,
  lamports,
  pipe,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit';
import { getCreateAccountInstruction } from '@solana-program/system';
import {
  AuthorityType,
  fetchAllMint,
  findAssociatedTokenPda,
  getCreateAssociatedTokenInstruction,
  getInitializeMint2Instruction,
  getMintSize,
  getMintToCheckedInstruction,
  getSetAuthorityInstruction,
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
const bothPrograms = [TOKEN_2022, SPL_TOKEN];

const wallet = await generateKeyPairSigner();

await airdrop({
  recipientAddress: wallet.address,
  lamports: lamports(LAMPORTS_PER_BTG),
  commitment: 'confirmed',
});

// Sends instructions as one transaction and waits for its confirmation.
async function send(instructions: Instruction[]) {
  const { value: latestBlockhash } = await rpc.getLatestBlockhash().send();
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (it) => setTransactionMessageFeePayerSigner(wallet, it),
    (it) =>
      setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, it),
    (it) => appendTransactionMessageInstructions(instructions, it),
  );
  const transaction = await signTransactionMessageWithSigners(message);
  assertIsTransactionWithBlockhashLifetime(transaction);
  await sendAndConfirm(transaction, { commitment: 'confirmed' });
}

// Setup: an NFT in each token program, and a token that can be minted.
const space = getMintSize();
const rent = await rpc
  .getMinimumBalanceForRentExemption(BigInt(space))
  .send();
for (const { token: programAddress, associatedToken } of bothPrograms) {
  for (const isNft of [true, false]) {
    const newMint = await generateKeyPairSigner();
    const mint = newMint.address;
    const owner = wallet.address;
    const [ata] = await findAssociatedTokenPda(
      { owner, tokenProgram: programAddress, mint },
      { programAddress: associatedToken },
    );
    const fixSupply = getSetAuthorityInstruction(
      {
        owned: mint,
        owner: wallet,
        authorityType: AuthorityType.MintTokens,
        newAuthority: null,
      },
      { programAddress },
    );
    await send([
      getCreateAccountInstruction({
        payer: wallet,
        newAccount: newMint,
        lamports: rent,
        space,
        programAddress,
      }),
      getInitializeMint2Instruction(
        { mint, decimals: 0, mintAuthority: owner },
        { programAddress },
      ),
      getCreateAssociatedTokenInstruction(
        { payer: wallet, ata, owner, mint, tokenProgram: programAddress },
        { programAddress: associatedToken },
      ),
      getMintToCheckedInstruction(
        {
          mint,
          token: ata,
          mintAuthority: wallet,
          amount: 1n,
          decimals: 0,
        },
        { programAddress },
      ),
      ...(isNft ? [fixSupply] : []),
    ]);
  }
}

// #region accounts
const found = await Promise.all(
  bothPrograms.map(({ token }) =>
    rpc
      .getTokenAccountsByOwner(
        wallet.address,
        { programId: token },
        { commitment: 'confirmed', encoding: 'jsonParsed' },
      )
      .send(),
  ),
);
const candidates = found
  .flatMap(({ value }) => value)
  .map(({ account }) => account.data.parsed.info)
  .filter(
    ({ tokenAmount }) =>
      tokenAmount.decimals === 0 && tokenAmount.amount === '1',
  )
  .map(({ mint }) => mint);
// #endregion

// #region mints
// A request takes up to 100 addresses.
const nfts = [];
for (let at = 0; at < candidates.length; at += 100) {
  const mints = await fetchAllMint(rpc, candidates.slice(at, at + 100), {
    commitment: 'confirmed',
  });
  nfts.push(
    ...mints.filter(
      ({ data }) => data.supply === 1n && isNone(data.mintAuthority),
    ),
  );
}
// #endregion

console.log(`Token accounts with one whole token: ${candidates.length}`);
console.log(`NFTs of ${wallet.address}: ${nfts.length}`);
for (const nft of nfts) {
  console.log(`  ${nft.address} of ${nft.programAddress}`);
}
