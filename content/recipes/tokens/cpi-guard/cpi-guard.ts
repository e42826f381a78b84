import { readFile } from 'node:fs/promises';
import {
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
  getSignatureFromTransaction,
  getTupleDecoder,
  getU16Decoder,
  type Instruction,
  lamports,
  pipe,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit';
import {
  getCreateAccountInstruction,
  SYSTEM_PROGRAM_ADDRESS,
} from '@solana-program/system';
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

// Openverse Token-2022 and its associated token program. SPL Token has no
// extensions.
const TOKEN_2022 = address('Token9ADbPtdFC3PjxaohBLGw2pgZwofdcbj6Lyaw6c');
const ASSOCIATED_TOKEN_2022 = address(
  'AtokenhZ6AE34VMYRv1AqSv8q8QZJxxEaY1zKiXKwSWT',
);
// The functions that make instructions take their program as an option.
const tokenConfig = { programAddress: TOKEN_2022 };
const ataConfig = { programAddress: ASSOCIATED_TOKEN_2022 };

// Amounts count base units. With 2 decimals, 1 token is 100 of them.
const decimals = 2;

// Pays with the key in the file KEYPAIR, or with a new key and the faucet.
const { KEYPAIR } = process.env;
const owner = KEYPAIR
  ? await createKeyPairSignerFromBytes(
      Uint8Array.from(JSON.parse(await readFile(KEYPAIR, 'utf8'))),
    )
  : await generateKeyPairSigner();
const app = await generateKeyPairSigner();
const newMint = await generateKeyPairSigner();
const mint = newMint.address;

if (!KEYPAIR) {
  await airdrop({
    recipientAddress: owner.address,
    lamports: lamports(LAMPORTS_PER_BTG),
    commitment: 'confirmed',
  });
}

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

// Setup: a mint, and two token accounts for it.
const space = BigInt(getMintSize());
await send([
  getCreateAccountInstruction({
    payer: owner,
    newAccount: newMint,
    lamports: await rpc.getMinimumBalanceForRentExemption(space).send(),
    space,
    programAddress: TOKEN_2022,
  }),
  getInitializeMint2Instruction(
    { mint, decimals, mintAuthority: owner.address },
    tokenConfig,
  ),
]);

async function createTokenAccount(wallet: Address) {
  const seeds = { owner: wallet, tokenProgram: TOKEN_2022, mint };
  const [ata] = await findAssociatedTokenPda(seeds, ataConfig);
  await send([
    getCreateAssociatedTokenInstruction(
      { payer: owner, ata, ...seeds },
      ataConfig,
    ),
  ]);
  return ata;
}
const account = await createTokenAccount(owner.address);
const appToken = await createTokenAccount(app.address);
await send([
  getMintToCheckedInstruction(
    {
      mint,
      token: account,
      mintAuthority: owner,
      amount: 10_000n,
      decimals,
    },
    tokenConfig,
  ),
]);

// #region space
const REALLOCATE = 29;
const CPI_GUARD = 11;

// Makes room for the extension: 4 bytes for its type and length, and 1
// byte of content. The payer adds the rent-exempt minimum of these bytes.
const makeRoom: Instruction = {
  programAddress: TOKEN_2022,
  accounts: [
    { address: account, role: AccountRole.WRITABLE },
    { address: owner.address, role: AccountRole.WRITABLE_SIGNER },
    { address: SYSTEM_PROGRAM_ADDRESS, role: AccountRole.READONLY },
    { address: owner.address, role: AccountRole.READONLY_SIGNER },
  ],
  // The type of the extension has two bytes.
  data: new Uint8Array([REALLOCATE, CPI_GUARD, 0]),
};
// #endregion

// #region enable
const CPI_GUARD_INSTRUCTION = 34;
const ENABLE = 0;
const DISABLE = 1;

function guard(change: number): Instruction {
  return {
    programAddress: TOKEN_2022,
    accounts: [
      { address: account, role: AccountRole.WRITABLE },
      { address: owner.address, role: AccountRole.READONLY_SIGNER },
    ],
    data: new Uint8Array([CPI_GUARD_INSTRUCTION, change]),
  };
}
const enabled = await send([makeRoom, guard(ENABLE)]);
// #endregion

// #region check
const typeAndLength = getTupleDecoder([getU16Decoder(), getU16Decoder()]);

// Extensions begin at byte 166: type, length, content, then the next one.
async function isGuarded(token: Address) {
  const account = await fetchEncodedAccount(rpc, token, {
    commitment: 'confirmed',
  });
  assertAccountExists(account);
  const { data } = account;
  for (let at = 166; at + 4 <= data.length; ) {
    const [type, length] = typeAndLength.decode(data, at);
    if (type === CPI_GUARD) return data[at + 4] === 1;
    at += 4 + length;
  }
  return false;
}
// #endregion

console.log(`Mint: ${mint}`);
console.log(`Token account: ${account}`);
console.log(`Turned on: ${enabled}`);
console.log(`Guarded: ${await isGuarded(account)}`);

// #region approve
const approval = await send([
  getApproveCheckedInstruction(
    {
      source: account,
      mint,
      delegate: app.address,
      owner,
      amount: 2_500n,
      decimals,
    },
    tokenConfig,
  ),
]);
const taken = await send([
  getTransferCheckedInstruction(
    {
      source: account,
      mint,
      destination: appToken,
      authority: app,
      amount: 2_500n,
      decimals,
    },
    tokenConfig,
  ),
]);
// #endregion
const { data } = await fetchToken(rpc, account, {
  commitment: 'confirmed',
});
console.log(`App: ${app.address}`);
console.log(`Approval: ${approval}`);
console.log(`Transfer by the delegate: ${taken}`);
console.log(`Balance: ${data.amount}`);

// #region disable
const disabled = await send([guard(DISABLE)]);
// #endregion
console.log(`Turned off: ${disabled}`);
console.log(`Guarded: ${await isGuarded(account)}`);
