import {
  AccountRole,
  type Address,
  address,
  generateKeyPairSigner,
  getBase64EncodedWireTransaction,
  type KeyPairSigner,
  lamports,
} from '@solana/kit';
import {
  getCreateAccountInstruction,
  getTransferSolInstruction,
  SYSTEM_PROGRAM_ADDRESS,
} from '@solana-program/system';
import {
  findAssociatedTokenPda,
  getCloseAccountInstruction,
  getCreateAssociatedTokenIdempotentInstructionAsync,
  getInitializeMint2Instruction,
  getMintToInstruction,
  getSyncNativeInstruction,
  getTransferCheckedInstruction,
  TOKEN_PROGRAM_ADDRESS,
} from '@solana-program/token';
import { LiteSVM } from 'litesvm';
import { describe, expect, it } from 'vitest';
import {
  ASSOCIATED_TOKEN_2022_ADDRESS,
  ASSOCIATED_TOKEN_ADDRESS,
  addOpenversePrograms,
  NATIVE_MINT_2022_ADDRESS,
  NATIVE_MINT_ADDRESS,
  TOKEN_2022_ADDRESS,
} from './openverse-programs';
import { startClient, strangerAddress } from './support';

const both = [
  ['SPL Token', TOKEN_PROGRAM_ADDRESS, ASSOCIATED_TOKEN_ADDRESS, NATIVE_MINT_ADDRESS, 165],
  ['Openverse Token-2022', TOKEN_2022_ADDRESS, ASSOCIATED_TOKEN_2022_ADDRESS, NATIVE_MINT_2022_ADDRESS, 170],
] as const;

describe.each(both)('%s', (_, programAddress, associatedProgram, nativeMint, accountSize) => {
  const associated = async (owner: Address, mint: Address) =>
    (
      await findAssociatedTokenPda(
        { owner, mint, tokenProgram: programAddress },
        { programAddress: associatedProgram },
      )
    )[0];
  const create = async (payer: KeyPairSigner, owner: Address, mint: Address) =>
    getCreateAssociatedTokenIdempotentInstructionAsync(
      { payer, owner, mint, tokenProgram: programAddress, ata: await associated(owner, mint) },
      { programAddress: associatedProgram },
    );

  it('mints, transfers and closes', async () => {
    const { rpc, wallet, send, runtime } = await startClient();
    const payer = await wallet();
    const friend = await strangerAddress();
    const mint = await generateKeyPairSigner();
    const [own, theirs] = [
      await associated(payer.address, mint.address),
      await associated(friend, mint.address),
    ];
    await send(payer, [
      getCreateAccountInstruction({
        payer,
        newAccount: mint,
        lamports: runtime.svm.minimumBalanceForRentExemption(82n),
        space: 82,
        programAddress,
      }),
      getInitializeMint2Instruction(
        { mint: mint.address, decimals: 6, mintAuthority: payer.address },
        { programAddress },
      ),
      await create(payer, payer.address, mint.address),
      getMintToInstruction(
        { mint: mint.address, token: own, mintAuthority: payer, amount: 2n ** 64n - 1n },
        { programAddress },
      ),
    ]);
    await send(payer, [
      await create(payer, friend, mint.address),
      getTransferCheckedInstruction(
        {
          source: own,
          mint: mint.address,
          destination: theirs,
          authority: payer,
          amount: 2n ** 64n - 1n,
          decimals: 6,
        },
        { programAddress },
      ),
      getCloseAccountInstruction({ account: own, destination: friend, owner: payer }, { programAddress }),
    ]);
    const account = runtime.svm.getAccount(theirs);
    expect(account).toMatchObject({ exists: true, programAddress, space: BigInt(accountSize) });
    const balance = await rpc.getTokenAccountBalance(theirs, { commitment: 'confirmed' }).send();
    expect(balance.value.amount).toBe('18446744073709551615');
    expect(balance.value.uiAmountString).toBe('18446744073709.551615');
    expect((await rpc.getAccountInfo(own, { commitment: 'confirmed' }).send()).value).toBe(null);
    expect(runtime.transactions.at(-1)?.programs).toEqual([
      associatedProgram,
      programAddress,
      SYSTEM_PROGRAM_ADDRESS,
    ]);
  });

  it('wraps BTG', async () => {
    const { rpc, wallet, send } = await startClient();
    const payer = await wallet();
    const wrapped = await associated(payer.address, nativeMint);
    await send(payer, [
      await create(payer, payer.address, nativeMint),
      getTransferSolInstruction({ source: payer, destination: wrapped, amount: 1_500_000_000n }),
      getSyncNativeInstruction({ account: wrapped }, { programAddress }),
    ]);
    const { value } = await rpc
      .getAccountInfo(wrapped, { commitment: 'confirmed', encoding: 'jsonParsed' })
      .send();
    expect(value?.data).toMatchObject({
      program: programAddress === TOKEN_PROGRAM_ADDRESS ? 'spl-token' : 'spl-token-2022',
      parsed: {
        info: { isNative: true, mint: nativeMint, tokenAmount: { amount: '1500000000', decimals: 9 } },
      },
    });
    const before = await rpc.getBalance(payer.address, { commitment: 'confirmed' }).send();
    await send(payer, [
      getCloseAccountInstruction(
        { account: wrapped, destination: payer.address, owner: payer },
        { programAddress },
      ),
    ]);
    const after = await rpc.getBalance(payer.address, { commitment: 'confirmed' }).send();
    expect(after.value - before.value).toBe((value?.lamports ?? 0n) - 5_000n);
  });
});

it('creates the native mint of Token-2022 at its derived address', async () => {
  const { wallet, send, runtime } = await startClient();
  const payer = await wallet();
  const { svm } = runtime;
  const before = svm.getAccount(NATIVE_MINT_2022_ADDRESS);
  svm.setAccount({
    address: NATIVE_MINT_2022_ADDRESS,
    data: new Uint8Array(),
    executable: false,
    lamports: lamports(0n),
    programAddress: SYSTEM_PROGRAM_ADDRESS,
    space: 0n,
  });
  await send(payer, [
    {
      programAddress: TOKEN_2022_ADDRESS,
      accounts: [
        { address: payer.address, role: AccountRole.WRITABLE_SIGNER },
        { address: NATIVE_MINT_2022_ADDRESS, role: AccountRole.WRITABLE },
        { address: SYSTEM_PROGRAM_ADDRESS, role: AccountRole.READONLY },
      ],
      data: new Uint8Array([31]),
    },
  ]);
  expect(svm.getAccount(NATIVE_MINT_2022_ADDRESS)).toEqual(before);
});

it('does not take the upstream Token-2022 for its own', async () => {
  const { wallet, send, call, sign, runtime } = await startClient();
  const payer = await wallet();
  const mint = await generateKeyPairSigner();
  const tokenProgram = address('TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb');
  await send(payer, [
    getCreateAccountInstruction({
      payer,
      newAccount: mint,
      lamports: runtime.svm.minimumBalanceForRentExemption(82n),
      space: 82,
      programAddress: tokenProgram,
    }),
    getInitializeMint2Instruction(
      { mint: mint.address, decimals: 0, mintAuthority: payer.address },
      { programAddress: tokenProgram },
    ),
  ]);
  const seeds = { owner: payer.address, mint: mint.address, tokenProgram };
  const config = { programAddress: ASSOCIATED_TOKEN_2022_ADDRESS };
  const [ata] = await findAssociatedTokenPda(seeds, config);
  const create = await getCreateAssociatedTokenIdempotentInstructionAsync({ payer, ata, ...seeds }, config);
  const transaction = getBase64EncodedWireTransaction(await sign(payer, [create]));
  const options = { encoding: 'base64', commitment: 'confirmed' };
  const { result } = await call('simulateTransaction', transaction, options);
  expect(result).toMatchObject({ value: { err: { InstructionError: [0n, 'IncorrectProgramId'] } } });
});

it('finds the expected programs in this LiteSVM', () => {
  expect(() => addOpenversePrograms(new LiteSVM())).not.toThrow();
});
