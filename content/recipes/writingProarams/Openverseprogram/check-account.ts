import { readFile } from 'node:fs/promises';
import {
  address,
  airdropFactory,
  appendTransactionMessageInstruction,
  assertAccountExists,
  assertIsTransactionWithBlockhashLifetime,
  createKeyPairSignerFromBytes,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  type EncodedAccount,
  fetchEncodedAccount,
  generateKeyPairSigner,
  getAddressDecoder,
  getAddressEncoder,
  getProgramDerivedAddress,
  getUtf8Decoder,
  lamports,
  pipe,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit';
import { getCreateAccountInstruction } from '@solana-program/system';

const rpc = createSolanaRpc(
  process.env.RPC_URL ?? 'http://127.0.0.1:8899',
);
const rpcSubscriptions = createSolanaRpcSubscriptions(
  process.env.WS_URL ?? 'ws://127.0.0.1:8900',
);

const LAMPORTS_PER_BTG = 1_000_000_000n;
const program = address('Examp1eProgram111111111111111111111111111111');
const VAULT_LEN = 41;

// Pays with the key in the file KEYPAIR, or with a new key and the faucet.
const { KEYPAIR } = process.env;
const authority = KEYPAIR
  ? await createKeyPairSignerFromBytes(
      Uint8Array.from(JSON.parse(await readFile(KEYPAIR, 'utf8'))),
    )
  : await generateKeyPairSigner();
const airdrop = airdropFactory({ rpc, rpcSubscriptions });
if (!KEYPAIR) {
  await airdrop({
    recipientAddress: authority.address,
    lamports: lamports(LAMPORTS_PER_BTG),
    commitment: 'confirmed',
  });
}

// No vault, but an account of the same size that the same program owns.
const forged = await generateKeyPairSigner();
const create = getCreateAccountInstruction({
  payer: authority,
  newAccount: forged,
  lamports: await rpc
    .getMinimumBalanceForRentExemption(BigInt(VAULT_LEN))
    .send(),
  space: VAULT_LEN,
  programAddress: program,
});

const { value: latestBlockhash } = await rpc.getLatestBlockhash().send();
const message = pipe(
  createTransactionMessage({ version: 0 }),
  (it) => setTransactionMessageFeePayerSigner(authority, it),
  (it) => setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, it),
  (it) => appendTransactionMessageInstruction(create, it),
);
const transaction = await signTransactionMessageWithSigners(message);
assertIsTransactionWithBlockhashLifetime(transaction);
const sendAndConfirm = sendAndConfirmTransactionFactory({
  rpc,
  rpcSubscriptions,
});
await sendAndConfirm(transaction, { commitment: 'confirmed' });

/** The checks of the program, in its order. */
async function check({ address, data, programAddress }: EncodedAccount) {
  const [vault] = await getProgramDerivedAddress({
    programAddress: program,
    seeds: ['vault', getAddressEncoder().encode(authority.address)],
  });
  return {
    owner: programAddress === program,
    size: data.length === VAULT_LEN,
    kind: getUtf8Decoder().decode(data.subarray(0, 8)) === 'vault-v1',
    authority: getAddressDecoder().decode(data, 8) === authority.address,
    address: address === vault,
  };
}

const account = await fetchEncodedAccount(rpc, forged.address, {
  commitment: 'confirmed',
});
assertAccountExists(account);
for (const [name, holds] of Object.entries(await check(account))) {
  console.log(`${name}: ${holds ? 'as it should be' : 'wrong'}`);
}
