import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import {
  AccountRole,
  type AccountSignerMeta,
  type AddressesByLookupTableAddress,
  address,
  airdropFactory,
  appendTransactionMessageInstructions,
  assertIsTransactionWithBlockhashLifetime,
  compressTransactionMessageUsingAddressLookupTables,
  createKeyPairSignerFromBytes,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  generateKeyPairSigner,
  getAddressEncoder,
  getArrayEncoder,
  getProgramDerivedAddress,
  getSignatureFromTransaction,
  getStructEncoder,
  getU8Encoder,
  getU32Encoder,
  getU64Encoder,
  type Instruction,
  isSolanaError,
  lamports,
  pipe,
  SOLANA_ERROR__INSTRUCTION_ERROR__CUSTOM,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit';
import {
  getCreateAccountInstruction,
  getTransferSolInstruction,
  SYSTEM_PROGRAM_ADDRESS,
} from '@solana-program/system';
import {
  findAssociatedTokenPda,
  getCreateAssociatedTokenIdempotentInstruction,
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

// SPL Token, which a local validator has too.
const tokenProgram = address(
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
);
const associatedTokenProgram = address(
  'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL',
);
const lookupTableProgram = address(
  'AddressLookupTab1e1111111111111111111111111',
);

// Pays with the key in the file KEYPAIR, or with a new key and the faucet.
const { KEYPAIR } = process.env;
const sender = KEYPAIR
  ? await createKeyPairSignerFromBytes(
      Uint8Array.from(JSON.parse(await readFile(KEYPAIR, 'utf8'))),
    )
  : await generateKeyPairSigner();
if (!KEYPAIR) {
  await airdrop({
    recipientAddress: sender.address,
    lamports: lamports(LAMPORTS_PER_BTG),
    commitment: 'confirmed',
  });
}

async function sign(
  instructions: Instruction[],
  tables: AddressesByLookupTableAddress = {},
) {
  const { value: latestBlockhash } = await rpc.getLatestBlockhash().send();
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (it) => setTransactionMessageFeePayerSigner(sender, it),
    (it) =>
      setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, it),
    (it) => appendTransactionMessageInstructions(instructions, it),
    (it) => compressTransactionMessageUsingAddressLookupTables(it, tables),
  );
  const transaction = await signTransactionMessageWithSigners(message);
  assertIsTransactionWithBlockhashLifetime(transaction);
  return transaction;
}

async function send(
  instructions: Instruction[],
  tables?: AddressesByLookupTableAddress,
) {
  const transaction = await sign(instructions, tables);
  await sendAndConfirm(transaction, { commitment: 'confirmed' });
  return getSignatureFromTransaction(transaction);
}

// Setup: a mint with 2 decimals, 1,000 tokens for the sender, and an empty
// token account for the recipient.
const newMint = await generateKeyPairSigner();
const { address: recipient } = await generateKeyPairSigner();
const mint = newMint.address;
const [source, destination] = await Promise.all(
  [sender.address, recipient].map(async (owner) => {
    const [account] = await findAssociatedTokenPda(
      { owner, tokenProgram, mint },
      { programAddress: associatedTokenProgram },
    );
    return { owner, account };
  }),
);
if (!source || !destination) throw new Error('no token accounts');
const space = BigInt(getMintSize());
await send([
  getCreateAccountInstruction({
    payer: sender,
    newAccount: newMint,
    lamports: await rpc.getMinimumBalanceForRentExemption(space).send(),
    space,
    programAddress: tokenProgram,
  }),
  getInitializeMint2Instruction(
    { mint, decimals: 2, mintAuthority: sender.address },
    { programAddress: tokenProgram },
  ),
  ...[source, destination].map(({ owner, account }) =>
    getCreateAssociatedTokenIdempotentInstruction(
      { payer: sender, ata: account, owner, mint, tokenProgram },
      { programAddress: associatedTokenProgram },
    ),
  ),
  getMintToCheckedInstruction(
    {
      mint,
      token: source.account,
      mintAuthority: sender,
      amount: 100_000n,
      decimals: 2,
    },
    { programAddress: tokenProgram },
  ),
]);

// Setup: a lookup table with the mint and the recipient's two accounts.
const recentSlot = await rpc.getSlot({ commitment: 'finalized' }).send();
const [table, bump] = await getProgramDerivedAddress({
  programAddress: lookupTableProgram,
  seeds: [
    getAddressEncoder().encode(sender.address),
    getU64Encoder().encode(recentSlot),
  ],
});
const authority: AccountSignerMeta = {
  address: sender.address,
  role: AccountRole.WRITABLE_SIGNER,
  signer: sender,
};
const accounts = [
  { address: table, role: AccountRole.WRITABLE },
  authority,
  authority,
  { address: SYSTEM_PROGRAM_ADDRESS, role: AccountRole.READONLY },
];
const addresses = [mint, recipient, destination.account];
await send([
  {
    programAddress: lookupTableProgram,
    accounts,
    data: getStructEncoder([
      ['instruction', getU32Encoder()],
      ['recentSlot', getU64Encoder()],
      ['bump', getU8Encoder()],
    ]).encode({ instruction: 0, recentSlot, bump }),
  },
  {
    programAddress: lookupTableProgram,
    accounts,
    data: getStructEncoder([
      ['instruction', getU32Encoder()],
      [
        'addresses',
        getArrayEncoder(getAddressEncoder(), { size: getU64Encoder() }),
      ],
    ]).encode({ instruction: 2, addresses }),
  },
]);
// Addresses can be used from the slot after the one that added them.
const newest = () => rpc.getSlot({ commitment: 'confirmed' }).send();
for (const added = await newest(); (await newest()) <= added; )
  await setTimeout(200);

// Moves BTG and tokens at once, to addresses of the table.
const payment = (amount: bigint, tokens: bigint) => [
  getTransferSolInstruction({
    source: sender,
    destination: recipient,
    amount,
  }),
  getTransferCheckedInstruction(
    {
      source: source.account,
      mint,
      destination: destination.account,
      authority: sender,
      amount: tokens,
      decimals: 2,
    },
    { programAddress: tokenProgram },
  ),
];
const moved = await send(payment(250_000_000n, 1_250n), {
  [table]: addresses,
});

// The sender does not have so many tokens. Without a preflight, the
// transaction gets into a block all the same, and pays its fee.
const tooMuch = await sign(payment(250_000_000n, 1_000_000n));
const failed = getSignatureFromTransaction(tooMuch);
try {
  await sendAndConfirm(tooMuch, {
    commitment: 'confirmed',
    skipPreflight: true,
  });
} catch (error) {
  if (!isSolanaError(error, SOLANA_ERROR__INSTRUCTION_ERROR__CUSTOM))
    throw error;
}

console.log(`Moved BTG and tokens: ${moved}`);
console.log(`Failed: ${failed}`);
