import { readFile } from 'node:fs/promises';
import {
  type AccountMeta,
  AccountRole,
  type Address,
  address,
  airdropFactory,
  appendTransactionMessageInstructions,
  assertAccountExists,
  assertIsTransactionWithBlockhashLifetime,
  createKeyPairSignerFromBytes,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  fetchEncodedAccount,
  generateKeyPairSigner,
  getAddressCodec,
  getAddressEncoder,
  getArrayCodec,
  getBooleanCodec,
  getProgramDerivedAddress,
  getSignatureFromTransaction,
  getStructCodec,
  getU8Codec,
  type Instruction,
  isSolanaError,
  lamports,
  mergeRoles,
  pipe,
  SOLANA_ERROR__JSON_RPC__SERVER_ERROR_SEND_TRANSACTION_PREFLIGHT_FAILURE,
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
  fetchToken,
  findAssociatedTokenPda,
  getCreateAssociatedTokenInstruction,
  getInitializeMint2Instruction,
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

// Openverse Token-2022 and its associated token program. SPL Token has no
// extensions.
const TOKEN_2022 = address('Token9ADbPtdFC3PjxaohBLGw2pgZwofdcbj6Lyaw6c');
const ASSOCIATED_TOKEN_2022 = address(
  'AtokenhZ6AE34VMYRv1AqSv8q8QZJxxEaY1zKiXKwSWT',
);
// The functions that make instructions take their program as an option.
const tokenConfig = { programAddress: TOKEN_2022 };
const ataConfig = { programAddress: ASSOCIATED_TOKEN_2022 };

// The address that your deployment of the hook program printed.
const HOOK = address(process.argv[2] ?? '');

// Amounts count base units. With 2 decimals, 1 token is 100 of them.
const decimals = 2;

// Pays with the key in the file KEYPAIR, or with a new key and the faucet.
const { KEYPAIR } = process.env;
const issuer = KEYPAIR
  ? await createKeyPairSignerFromBytes(
      Uint8Array.from(JSON.parse(await readFile(KEYPAIR, 'utf8'))),
    )
  : await generateKeyPairSigner();
const { address: customer } = await generateKeyPairSigner();
const newMint = await generateKeyPairSigner();
const mint = newMint.address;

if (!KEYPAIR) {
  await airdrop({
    recipientAddress: issuer.address,
    lamports: lamports(LAMPORTS_PER_BTG),
    commitment: 'confirmed',
  });
}

// Sends instructions as one transaction and waits for its confirmation.
async function send(instructions: Instruction[]) {
  const { value: latestBlockhash } = await rpc.getLatestBlockhash().send();
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (it) => setTransactionMessageFeePayerSigner(issuer, it),
    (it) =>
      setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, it),
    (it) => appendTransactionMessageInstructions(instructions, it),
  );
  const transaction = await signTransactionMessageWithSigners(message);
  assertIsTransactionWithBlockhashLifetime(transaction);
  await sendAndConfirm(transaction, { commitment: 'confirmed' });
  return getSignatureFromTransaction(transaction);
}

function rentOf(space: number) {
  return rpc.getMinimumBalanceForRentExemption(BigInt(space)).send();
}

// #region hook
const TRANSFER_HOOK = 36;
const INITIALIZE = 0;

const initializeHook: Instruction = {
  programAddress: TOKEN_2022,
  accounts: [{ address: mint, role: AccountRole.WRITABLE }],
  // The first address may change the second, which is the hook program.
  data: new Uint8Array([
    TRANSFER_HOOK,
    INITIALIZE,
    ...getAddressEncoder().encode(issuer.address),
    ...getAddressEncoder().encode(HOOK),
  ]),
};
// #endregion

// #region list
// An array of these begins with its length, in 4 bytes.
const wanted = getArrayCodec(
  getStructCodec([
    // 0 for a fixed address. Other kinds are seeds to derive it from.
    ['kind', getU8Codec()],
    ['address', getAddressCodec()],
    ['isSigner', getBooleanCodec()],
    ['isWritable', getBooleanCodec()],
  ]),
);
const wantedByHook = wanted.encode([
  {
    kind: 0,
    address: address('Sysvar1nstructions1111111111111111111111111'),
    isSigner: false,
    isWritable: false,
  },
]);

async function listOf(hook: Address, mint: Address) {
  const [list] = await getProgramDerivedAddress({
    programAddress: hook,
    seeds: ['extra-account-metas', getAddressEncoder().encode(mint)],
  });
  return list;
}
const list = await listOf(HOOK, mint);

// The first 8 bytes of the SHA-256 hash of
// spl-transfer-hook-interface:initialize-extra-account-metas
const INITIALIZE_LIST = [43, 34, 13, 49, 167, 88, 235, 235];
const initializeList: Instruction = {
  programAddress: HOOK,
  accounts: [
    { address: list, role: AccountRole.WRITABLE },
    { address: mint, role: AccountRole.READONLY },
    { address: issuer.address, role: AccountRole.READONLY_SIGNER },
    { address: SYSTEM_PROGRAM_ADDRESS, role: AccountRole.READONLY },
  ],
  data: new Uint8Array([...INITIALIZE_LIST, ...wantedByHook]),
};
// #endregion

// #region mint
// A mint with extensions has 166 bytes. This extension takes 4 bytes for
// its type and length, and 64 for the two addresses.
const space = 166 + 4 + 64;
await send([
  getCreateAccountInstruction({
    payer: issuer,
    newAccount: newMint,
    lamports: await rentOf(space),
    space,
    programAddress: TOKEN_2022,
  }),
  initializeHook,
  getInitializeMint2Instruction(
    { mint, decimals, mintAuthority: issuer.address },
    tokenConfig,
  ),
  // The list starts with 12 bytes for its type and length.
  getTransferSolInstruction({
    source: issuer,
    destination: list,
    amount: await rentOf(8 + 4 + wantedByHook.length),
  }),
  initializeList,
]);
// #endregion

// Setup: two token accounts, and 100 tokens of the issuer.
async function createTokenAccount(owner: Address) {
  const seeds = { owner, tokenProgram: TOKEN_2022, mint };
  const [ata] = await findAssociatedTokenPda(seeds, ataConfig);
  await send([
    getCreateAssociatedTokenInstruction(
      { payer: issuer, ata, ...seeds },
      ataConfig,
    ),
  ]);
  return ata;
}
const source = await createTokenAccount(issuer.address);
const destination = await createTokenAccount(customer);
await send([
  getMintToCheckedInstruction(
    {
      mint,
      token: source,
      mintAuthority: issuer,
      amount: 10_000n,
      decimals,
    },
    tokenConfig,
  ),
]);

// #region resolve
// The accounts that a transfer needs in addition, for any mint and hook.
async function hookAccounts(
  hook: Address,
  mint: Address,
): Promise<AccountMeta[]> {
  const list = await listOf(hook, mint);
  const account = await fetchEncodedAccount(rpc, list, {
    commitment: 'confirmed',
  });
  assertAccountExists(account);
  // Behind the list's type and length, 12 bytes.
  const extra = wanted.decode(account.data, 12).map((it) => {
    if (it.kind !== 0) throw new Error('Derive it from its seeds');
    const role = mergeRoles(
      it.isSigner ? AccountRole.READONLY_SIGNER : AccountRole.READONLY,
      it.isWritable ? AccountRole.WRITABLE : AccountRole.READONLY,
    );
    return { address: it.address, role };
  });
  return [
    ...extra,
    { address: hook, role: AccountRole.READONLY },
    { address: list, role: AccountRole.READONLY },
  ];
}
// #endregion

console.log(`Mint: ${mint}`);
console.log(`Hook: ${HOOK}`);
console.log(`List: ${list}`);

const transfer = getTransferCheckedInstruction(
  {
    source,
    mint,
    destination,
    authority: issuer,
    amount: 2_500n,
    decimals,
  },
  tokenConfig,
);

// #region refused
try {
  await send([transfer]);
} catch (error) {
  const isRefused = isSolanaError(
    error,
    SOLANA_ERROR__JSON_RPC__SERVER_ERROR_SEND_TRANSACTION_PREFLIGHT_FAILURE,
  );
  if (!isRefused) throw error;
  console.log('Without accounts for the hook: refused');
}
// #endregion

// #region transfer
const extra = await hookAccounts(HOOK, mint);
const signature = await send([
  { ...transfer, accounts: [...transfer.accounts, ...extra] },
]);
// #endregion
const { data } = await fetchToken(rpc, destination, {
  commitment: 'confirmed',
});
console.log(`With ${extra.length} accounts for the hook: ${signature}`);
console.log(`Received: ${data.amount}`);
