import { AccountState } from '@solana-program/token';
import { expect } from 'vitest';
import type { Case } from '../case';
import { programs } from '../programs';

const { system } = programs;
const uri = 'https://nft.example/sunrise.json';

/** A token program with what differs between the two: addresses, lamports of an associated token account, and its log. */
interface Pair {
  token: string;
  associatedToken: string;
  nativeMint: string;
  /** Lamports for 170 bytes, or for 165 without the immutable owner. */
  rent: bigint;
  /** Lines of the log; none for SPL Token, as the one of LiteSVM writes no log. */
  logs: (...instructions: string[]) => string[];
}

const token2022: Pair = {
  token: programs.token2022,
  associatedToken: programs.associatedToken2022,
  nativeMint: programs.nativeMint2022,
  rent: 2_074_080n,
  logs: (...instructions) => instructions.map((it) => `Program log: Instruction: ${it}`),
};
const splToken: Pair = {
  token: programs.token,
  associatedToken: programs.associatedToken,
  nativeMint: programs.nativeMint,
  rent: 2_039_280n,
  logs: () => [],
};

/** Cases for each of the two token programs; the recipes choose by the variable that their pages name. */
const onBoth = (make: (pair: Pair) => Case[]): Case[] => [
  ...make(token2022),
  ...make(splToken).map((test) => ({ ...test, variant: 'on SPL Token', env: { TOKEN_PROGRAM: 'spl' } })),
];

export const tokens: readonly Case[] = onBoth((pair) => {
  const programAddress = pair.token;
  const all = [system, pair.token, pair.associatedToken];
  return [
    {
      program: 'tokens/AccountBalance/get-token-balance.ts',
      invokes: all,
      state: {
        'token account': { programAddress, amount: 100_000n },
        'token account.mint': { decimals: 2, supply: 100_000n },
      },
    },
    {
      program: 'tokens/AccountsorMints/set-authority.ts',
      invokes: [system, pair.token],
      state: {
        mint: { programAddress, mintAuthority: 'successor', freezeAuthority: null, decimals: 6, supply: 0n },
        'token account': { programAddress, mint: 'mint', owner: 'successor', closeAuthority: 'successor' },
      },
      checks: {
        'the owner of before signed the changes, the successor did not': ({ last, printed }) => {
          expect(last().signers).toHaveLength(2);
          expect(last().signers).not.toContain(printed.successor);
        },
      },
    },
    {
      program: 'tokens/BurnTokens/burn-tokens.ts',
      invokes: all,
      state: {
        'token account': { programAddress, amount: 75_000n },
        'token account.mint': { supply: 75_000n, decimals: 2 },
        // The owner paid no fee.
        'token account.owner': null,
      },
      logs: pair.logs('BurnChecked'),
    },
    {
      program: 'tokens/CloseTokenAccounts/close-token-accounts.ts',
      invokes: all,
      prints: { lamports: String(2n * pair.rent) },
      state: {
        first: null,
        second: { programAddress, lamports: pair.rent, amount: 500n },
        third: null,
        'second.owner': 2n * pair.rent,
      },
    },
    {
      program: 'tokens/CreateToken/create-token.ts',
      invokes: [system, pair.token],
      prints: { 'token program': pair.token },
      state: {
        mint: {
          programAddress,
          decimals: 9,
          supply: 0n,
          isInitialized: true,
          space: 82n,
          lamports: 1_461_600n,
        },
        // Other keys hold the authorities, and have paid nothing.
        'mint.mintAuthority': null,
        'mint.freezeAuthority': null,
      },
    },
    {
      program: 'tokens/DelegateToken/approve-delegate.ts',
      invokes: all,
      state: {
        'token account': { programAddress, amount: 9_000n, delegate: 'delegate', delegatedAmount: 2_000n },
        'recipient account': { amount: 1_000n, delegate: null },
        'token account.mint': { supply: 10_000n, decimals: 2 },
      },
      associated: ['token account', 'recipient account'],
      signers: {
        approval: ['approval.payer', 'token account.owner'],
        transfer: ['approval.payer', 'delegate'],
      },
    },
    {
      program: 'tokens/MintTokens/mint-tokens.ts',
      invokes: all,
      state: {
        mint: { programAddress, decimals: 2, supply: 50_000n },
        'token account': { mint: 'mint', amount: 50_000n },
        // Neither the owner nor the mint authority has paid.
        'token account.owner': null,
        'mint.mintAuthority': null,
      },
      associated: ['token account'],
      logs: pair.logs('MintToChecked'),
    },
    {
      program: 'tokens/SendTokens/send-tokens.ts',
      invokes: all,
      state: {
        source: { amount: 98_750n },
        destination: { amount: 1_250n, mint: 'source.mint' },
        'source.mint': { programAddress, supply: 100_000n, decimals: 2 },
        // The recipient holds no BTG.
        'destination.owner': null,
      },
      associated: ['source', 'destination'],
      logs: ['Program log: CreateIdempotent', ...pair.logs('TransferChecked')],
    },
    {
      program: 'tokens/TokenAccount/create-associated-account.ts',
      invokes: all,
      state: {
        'token account': { programAddress, mint: 'mint', owner: 'owner', amount: 0n, lamports: pair.rent },
        owner: null,
      },
      associated: ['token account'],
    },
    {
      program: 'tokens/TokenAccount/create-account.ts',
      invokes: [system, pair.token],
      state: {
        'token account': {
          programAddress,
          mint: 'mint',
          owner: 'owner',
          amount: 0n,
          space: 165n,
          lamports: 2_039_280n,
        },
        owner: null,
      },
    },
    {
      program: 'tokens/TokenAccounts/get-token-account.ts',
      invokes: all,
      prints: { 'token program': pair.token, lamports: String(pair.rent) },
      state: {
        'token account': { programAddress, mint: 'mint', owner: 'owner', amount: 100_000n, delegate: null },
      },
      associated: ['token account'],
    },
    {
      program: 'tokens/TokenDelegate/revoke-delegate.ts',
      invokes: all,
      state: { 'token account': { programAddress, amount: 10_000n, delegate: null, delegatedAmount: 0n } },
      signers: { signature: ['signature.payer', 'token account.owner'] },
    },
    {
      program: 'tokens/TokenMint/get-mint.ts',
      invokes: all,
      prints: { 'token program': pair.token },
      state: {
        mint: {
          programAddress,
          decimals: 2,
          supply: 100_000n,
          mintAuthority: 'mint authority',
          freezeAuthority: null,
        },
      },
    },
    {
      program: 'tokens/WrappedSOL/wrap-btg.ts',
      invokes: all,
      prints: { 'native mint': pair.nativeMint, lamports: String(500_000_000n + pair.rent) },
      state: { 'token account': null, owner: 999_990_000n },
    },
    {
      program: 'tokens/anNFT/create-nft.ts',
      invokes: all,
      args: [uri],
      state: {
        mint: { programAddress, supply: 1n, decimals: 0, mintAuthority: null, freezeAuthority: null },
        'token account': { owner: 'owner', mint: 'mint', amount: 1n },
      },
      associated: ['token account'],
      checks: {
        'the mint has the rent-exempt minimum and no lamport more': ({ account, svm }) => {
          const { lamports, space } = account('mint');
          expect(lamports).toBe(svm.minimumBalanceForRentExemption(space));
        },
      },
    },
    {
      program: 'tokens/freeze/freeze.ts',
      invokes: all,
      state: {
        mint: { programAddress, supply: 10_000n, freezeAuthority: null },
        'token account': { mint: 'mint', amount: 7_500n, state: AccountState.Initialized },
      },
      associated: ['token account'],
      signers: { freeze: ['freeze.payer', 'freeze authority'] },
    },
    {
      program: 'tokens/multisig/multisig.ts',
      invokes: all,
      state: {
        multisig: { programAddress, space: 355n, lamports: 3_361_680n },
        mint: { mintAuthority: 'multisig', supply: 10_000n, decimals: 2 },
      },
      checks: {
        'two members signed, beside the payer': ({ last }) => expect(last().signers).toHaveLength(3),
      },
    },
    {
      program: 'tokens/owneranNFT/nft-owner.ts',
      invokes: all,
      prints: { 'token program': pair.token },
      state: {
        mint: { programAddress, supply: 1n, decimals: 0, mintAuthority: null },
        'token account': { mint: 'mint', owner: 'owner', amount: 1n },
        owner: null,
      },
      associated: ['token account'],
    },
  ];
});
