import { readFile } from 'node:fs/promises';
import {
  AccountRole,
  addEncoderSizePrefix,
  address,
  airdropFactory,
  appendTransactionMessageInstructions,
  assertIsTransactionWithBlockhashLifetime,
  createKeyPairSignerFromBytes,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  generateKeyPairSigner,
  getAddressEncoder,
  getSignatureFromTransaction,
  getTupleEncoder,
  getU32Encoder,
  getUtf8Encoder,
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
  AuthorityType,
  fetchMint,
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
const programs =
  process.env.TOKEN_PROGRAM === 'spl' ? SPL_TOKEN : TOKEN_2022;
// The functions that make instructions take their program as an option.
const tokenConfig = { programAddress: programs.token };
const ataConfig = { programAddress: programs.associatedToken };

// Pays with the key in the file KEYPAIR, or with a new key and the faucet.
const { KEYPAIR } = process.env;
const owner = KEYPAIR
  ? await createKeyPairSignerFromBytes(
      Uint8Array.from(JSON.parse(await readFile(KEYPAIR, 'utf8'))),
    )
  : await generateKeyPairSigner();
const newMint = await generateKeyPairSigner();
const mint = newMint.address;

if (!KEYPAIR) {
  await airdrop({
    recipientAddress: owner.address,
    lamports: lamports(LAMPORTS_PER_BTG),
    commitment: 'confirmed',
  });
}

// #region metadata
// The address of the JSON file comes from the command line.
const [, , uri = ''] = process.argv;
const text = addEncoderSizePrefix(getUtf8Encoder(), getU32Encoder());
const texts = getTupleEncoder([text, text, text]).encode([
  'Sunrise',
  'SUN',
  uri,
]);

// MetadataPointer, Initialize.
const INITIALIZE_POINTER = [39, 0];
// The first 8 bytes of the SHA-256 of
// "spl_token_metadata_interface:initialize_account".
const INITIALIZE_METADATA = [210, 225, 30, 162, 88, 184, 77, 141];

const initializePointer: Instruction = {
  programAddress: programs.token,
  accounts: [{ address: mint, role: AccountRole.WRITABLE }],
  // Nobody may change the pointer, and it points at the mint itself.
  data: new Uint8Array([
    ...INITIALIZE_POINTER,
    ...new Uint8Array(32),
    ...getAddressEncoder().encode(mint),
  ]),
};
const initializeMetadata: Instruction = {
  programAddress: programs.token,
  accounts: [
    // Where the metadata are kept, who may change them, the mint that they
    // describe, and its authority.
    { address: mint, role: AccountRole.WRITABLE },
    { address: owner.address, role: AccountRole.READONLY },
    { address: mint, role: AccountRole.READONLY },
    { address: owner.address, role: AccountRole.READONLY_SIGNER },
  ],
  data: new Uint8Array([...INITIALIZE_METADATA, ...texts]),
};
// #endregion

// #region space
// SPL Token keeps no metadata: its mint has 82 bytes and no more.
const hasMetadata = programs === TOKEN_2022;
// A mint with extensions has 166 bytes, and the pointer takes 4 + 64.
const space = hasMetadata ? 166 + 68 : getMintSize();
// The program appends the metadata: 4 bytes, two addresses, the texts, and
// the length of an empty list.
const grown = hasMetadata ? space + 4 + 64 + texts.length + 4 : space;
const rent = await rpc
  .getMinimumBalanceForRentExemption(BigInt(grown))
  .send();
// #endregion

// #region nft
const [tokenAccount] = await findAssociatedTokenPda(
  { owner: owner.address, tokenProgram: programs.token, mint },
  ataConfig,
);
const instructions = [
  getCreateAccountInstruction({
    payer: owner,
    newAccount: newMint,
    lamports: rent,
    space,
    programAddress: programs.token,
  }),
  ...(hasMetadata ? [initializePointer] : []),
  getInitializeMint2Instruction(
    { mint, decimals: 0, mintAuthority: owner.address },
    tokenConfig,
  ),
  ...(hasMetadata ? [initializeMetadata] : []),
  getCreateAssociatedTokenInstruction(
    {
      payer: owner,
      ata: tokenAccount,
      owner: owner.address,
      mint,
      tokenProgram: programs.token,
    },
    ataConfig,
  ),
  getMintToCheckedInstruction(
    {
      mint,
      token: tokenAccount,
      mintAuthority: owner,
      amount: 1n,
      decimals: 0,
    },
    tokenConfig,
  ),
  getSetAuthorityInstruction(
    {
      owned: mint,
      owner,
      authorityType: AuthorityType.MintTokens,
      newAuthority: null,
    },
    tokenConfig,
  ),
];
// #endregion

const { value: latestBlockhash } = await rpc.getLatestBlockhash().send();
const message = pipe(
  createTransactionMessage({ version: 0 }),
  (it) => setTransactionMessageFeePayerSigner(owner, it),
  (it) => setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, it),
  (it) => appendTransactionMessageInstructions(instructions, it),
);
const transaction = await signTransactionMessageWithSigners(message);
assertIsTransactionWithBlockhashLifetime(transaction);
await sendAndConfirm(transaction, { commitment: 'confirmed' });

const { data } = await fetchMint(rpc, mint, { commitment: 'confirmed' });
console.log(`Signature: ${getSignatureFromTransaction(transaction)}`);
console.log(`NFT: ${mint}`);
console.log(`Owner: ${owner.address}`);
console.log(`Token account: ${tokenAccount}`);
console.log(`Decimals: ${data.decimals}, supply: ${data.supply}`);
