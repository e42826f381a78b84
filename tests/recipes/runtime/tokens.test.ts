import { type Address, generateKeyPairSigner, type KeyPairSigner } from '@solana/kit';
import { getCreateAccountInstruction } from '@solana-program/system';
import {
  getApproveInstruction,
  getInitializeAccount3Instruction,
  getInitializeMint2Instruction,
  getMintToInstruction,
  TOKEN_PROGRAM_ADDRESS,
} from '@solana-program/token';
import { expect, it } from 'vitest';
import { TOKEN_2022_ADDRESS } from './openverse-programs';
import { type Client, startClient, strangerAddress } from './support';

it.each([
  ['spl-token', TOKEN_PROGRAM_ADDRESS],
  ['spl-token-2022', TOKEN_2022_ADDRESS],
] as const)('lists accounts of %s', async (program, programId) => {
  const client = await startClient();
  const { rpc, call } = client;
  const payer = await client.wallet();
  const delegate = await strangerAddress();
  const { mint, small, large } = await createToken(client, programId, payer, delegate);

  const commitment = 'confirmed';
  const { value: accounts } = await rpc
    .getTokenAccountsByOwner(payer.address, { programId }, { commitment, encoding: 'jsonParsed' })
    .send();
  expect(accounts.map(({ pubkey }) => pubkey).sort()).toEqual([small, large].sort());
  expect(accounts.find(({ pubkey }) => pubkey === small)?.account.data).toEqual({
    program,
    parsed: {
      type: 'account',
      info: {
        isNative: false,
        mint,
        owner: payer.address,
        state: 'initialized',
        delegate,
        delegatedAmount: { amount: '5', decimals: 2, uiAmount: 0.05, uiAmountString: '0.05' },
        tokenAmount: { amount: '100', decimals: 2, uiAmount: 1, uiAmountString: '1' },
      },
    },
    space: 165n,
  });

  const largest = await rpc.getTokenLargestAccounts(mint, { commitment }).send();
  expect(largest.value.map(({ address, amount }) => [address, amount])).toEqual([
    [large, '200'],
    [small, '100'],
  ]);
  expect((await rpc.getTokenSupply(mint, { commitment }).send()).value).toEqual({
    amount: '300',
    decimals: 2,
    uiAmount: 3,
    uiAmountString: '3',
  });
  const confirmed = { commitment };
  const message = async (method: string, address: Address) =>
    (await call(method, address, confirmed)).error?.message;
  expect(await message('getTokenAccountBalance', mint)).toBe('Invalid param: not a Token account');
  expect(await message('getTokenAccountBalance', delegate)).toBe('Invalid param: could not find account');
  expect(await message('getTokenSupply', small)).toBe('Invalid param: mint could not be unpacked');
});

it('returns token balances before and after a transaction', async () => {
  const client = await startClient();
  const { rpc } = client;
  const payer = await client.wallet();
  const { mint, small, signature } = await createToken(
    client,
    TOKEN_2022_ADDRESS,
    payer,
    await strangerAddress(),
  );
  const landed = await rpc
    .getTransaction(signature, {
      commitment: 'confirmed',
      encoding: 'json',
      maxSupportedTransactionVersion: 0,
    })
    .send();
  expect(landed?.meta?.preTokenBalances).toEqual([]);
  expect(landed?.meta?.postTokenBalances).toContainEqual({
    accountIndex: landed?.transaction.message.accountKeys.indexOf(small),
    mint,
    owner: payer.address,
    programId: TOKEN_2022_ADDRESS,
    uiTokenAmount: { amount: '100', decimals: 2, uiAmount: 1, uiAmountString: '1' },
  });
});

/** A mint with two decimals and two accounts of one owner: 1 token, of which some are delegated, and 2 tokens. */
async function createToken(
  { send, runtime }: Client,
  programAddress: Address,
  owner: KeyPairSigner,
  delegate: Address,
) {
  const config = { programAddress };
  const [mint, small, large] = await Promise.all([
    generateKeyPairSigner(),
    generateKeyPairSigner(),
    generateKeyPairSigner(),
  ]);
  const make = (newAccount: KeyPairSigner, space: number) =>
    getCreateAccountInstruction({
      payer: owner,
      newAccount,
      lamports: runtime.svm.minimumBalanceForRentExemption(BigInt(space)),
      space,
      programAddress,
    });
  const token = { mint: mint.address, owner: owner.address };
  const signature = await send(owner, [
    make(mint, 82),
    getInitializeMint2Instruction({ mint: mint.address, decimals: 2, mintAuthority: owner.address }, config),
    ...([small, large] as const).flatMap((account, index) => [
      make(account, 165),
      getInitializeAccount3Instruction({ account: account.address, ...token }, config),
      getMintToInstruction(
        {
          mint: mint.address,
          token: account.address,
          mintAuthority: owner,
          amount: 100n * BigInt(index + 1),
        },
        config,
      ),
    ]),
    getApproveInstruction({ source: small.address, delegate, owner, amount: 5n }, config),
  ]);
  return { mint: mint.address, small: small.address, large: large.address, signature };
}
