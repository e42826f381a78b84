import { readFile } from 'node:fs/promises';
import {
  type Address,
  address,
  airdropFactory,
  appendTransactionMessageInstructions,
  assertIsTransactionWithBlockhashLifetime,
  createKeyPairSignerFromBytes,
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
  fetchMint,
  fetchToken,
  findAssociatedTokenPda,
  getCreateAssociatedTokenInstruction,
  getInitializeMint2Instruction,
  getMintSize,
  getMintToCheckedInstruction,
  getSetAuthorityInstruction,
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

// Pays with the key in the file KEYPAIR, or with a new key and the faucet.
const { KEYPAIR } = process.env;
const seller = KEYPAIR
  ? await createKeyPairSignerFromBytes(
      Uint8Array.from(JSON.parse(await readFile(KEYPAIR, 'utf8'))),
    )
  : await generateKeyPairSigner();
const buyer = await generateKeyPairSigner();
const newMint = await generateKeyPairSigner();
const mint = newMint.address;

if (!KEYPAIR) {
  await airdrop({
    recipientAddress: seller.address,
    lamports: lamports(LAMPORTS_PER_BTG),
    commitment: 'confirmed',
  });
}

// Sends instructions as one transaction and waits for its confirmation.
async function send(instructions: Instruction[]) {
  const { value: latestBlockhash } = await rpc.getLatestBlockhash().send();
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (it) => setTransactionMessageFeePayerSigner(seller, it),
    (it) =>
      setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, it),
    (it) => appendTransactionMessageInstructions(instructions, it),
  );
  const transaction = await signTransactionMessageWithSigners(message);
  assertIsTransactionWithBlockhashLifetime(transaction);
  await sendAndConfirm(transaction, { commitment: 'confirmed' });
}

// Setup: an NFT that the seller made and handed on to the buyer.
const space = getMintSize();
const rent = await rpc
  .getMinimumBalanceForRentExemption(BigInt(space))
  .send();
const accountOf = async (owner: Address) => {
  const [account] = await findAssociatedTokenPda(
    { owner, tokenProgram: programs.token, mint },
    ataConfig,
  );
  return account;
};
const source = await accountOf(seller.address);
const destination = await accountOf(buyer.address);

const create = { payer: seller, mint, tokenProgram: programs.token };
await send([
  getCreateAccountInstruction({
    payer: seller,
    newAccount: newMint,
    lamports: rent,
    space,
    ...tokenConfig,
  }),
  getInitializeMint2Instruction(
    { mint, decimals: 0, mintAuthority: seller.address },
    tokenConfig,
  ),
  getCreateAssociatedTokenInstruction(
    { ...create, ata: source, owner: seller.address },
    ataConfig,
  ),
  getCreateAssociatedTokenInstruction(
    { ...create, ata: destination, owner: buyer.address },
    ataConfig,
  ),
  getMintToCheckedInstruction(
    {
      mint,
      token: source,
      mintAuthority: seller,
      amount: 1n,
      decimals: 0,
    },
    tokenConfig,
  ),
  getSetAuthorityInstruction(
    {
      owned: mint,
      owner: seller,
      authorityType: AuthorityType.MintTokens,
      newAuthority: null,
    },
    tokenConfig,
  ),
  getTransferCheckedInstruction(
    {
      source,
      mint,
      destination,
      authority: seller,
      amount: 1n,
      decimals: 0,
    },
    tokenConfig,
  ),
]);

// #region check
const { data, programAddress } = await fetchMint(rpc, mint, {
  commitment: 'confirmed',
});
const { supply, decimals, mintAuthority } = data;
if (supply !== 1n || decimals !== 0 || !isNone(mintAuthority)) {
  throw new Error(`${mint} is no NFT`);
}
// #endregion

// #region find
const { value: accounts } = await rpc
  .getTokenLargestAccounts(mint, { commitment: 'confirmed' })
  .send();
const holder = accounts.find(({ amount }) => amount === '1');
if (!holder) throw new Error(`no account holds ${mint}`);
const tokenAccount = await fetchToken(rpc, holder.address, {
  commitment: 'confirmed',
});
// #endregion

console.log(`NFT ${mint} of ${programAddress}`);
console.log(`Token accounts: ${accounts.length}`);
console.log(`It is in ${holder.address}`);
console.log(`Owner: ${tokenAccount.data.owner}`);
