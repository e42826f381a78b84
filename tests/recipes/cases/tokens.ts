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
  const all = [system, pair.token, pair.associatedToken];
  return [
    {
      program: 'tokens/AccountBalance/get-token-balance.ts',
      invokes: all,
    },
    {
      program: 'tokens/AccountsorMints/set-authority.ts',
      invokes: [system, pair.token],
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
      // The owner paid no fee.
      state: { 'token account.owner': null },
      logs: pair.logs('BurnChecked'),
    },
    {
      program: 'tokens/CloseTokenAccounts/close-token-accounts.ts',
      invokes: all,
      prints: { lamports: String(2n * pair.rent) },
      state: {
        first: null,
        second: { lamports: pair.rent, amount: 500n },
        third: null,
        'second.owner': 2n * pair.rent,
      },
    },
    {
      program: 'tokens/CreateToken/create-token.ts',
      invokes: [system, pair.token],
      prints: { 'token program': pair.token },
      state: {
        mint: { space: 82n, excess: 0n },
        // Other keys hold the authorities, and have paid nothing.
        'mint.mintAuthority': null,
        'mint.freezeAuthority': null,
      },
    },
    {
      program: 'tokens/DelegateToken/approve-delegate.ts',
      invokes: all,
      state: { 'recipient account': { amount: 1_000n } },
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
      // The recipient holds no BTG.
      state: { 'destination.owner': null },
      associated: ['source', 'destination'],
      logs: ['Program log: CreateIdempotent', ...pair.logs('TransferChecked')],
    },
    {
      program: 'tokens/TokenAccount/create-associated-account.ts',
      invokes: all,
      state: { 'token account': { lamports: pair.rent }, owner: null },
      associated: ['token account'],
    },
    {
      program: 'tokens/TokenAccount/create-account.ts',
      invokes: [system, pair.token],
      state: { 'token account': { space: 165n, excess: 0n }, owner: null },
    },
    {
      program: 'tokens/TokenAccounts/get-token-account.ts',
      invokes: all,
      prints: { 'token program': pair.token, lamports: String(pair.rent) },
      associated: ['token account'],
    },
    {
      program: 'tokens/TokenDelegate/revoke-delegate.ts',
      invokes: all,
      signers: { signature: ['signature.payer', 'token account.owner'] },
    },
    {
      program: 'tokens/TokenMint/get-mint.ts',
      invokes: all,
      prints: { 'token program': pair.token },
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
        mint: { mintAuthority: null, freezeAuthority: null, excess: 0n },
        'token account': { owner: 'owner', mint: 'mint', amount: 1n },
      },
      associated: ['token account'],
    },
    {
      program: 'tokens/freeze/freeze.ts',
      invokes: all,
      associated: ['token account'],
      signers: { freeze: ['freeze.payer', 'freeze authority'] },
    },
    {
      program: 'tokens/multisig/multisig.ts',
      invokes: all,
      state: { multisig: { space: 355n, excess: 0n } },
      checks: {
        'two members signed, beside the payer': ({ last }) => expect(last().signers).toHaveLength(3),
      },
    },
    {
      program: 'tokens/owneranNFT/nft-owner.ts',
      invokes: all,
      prints: { 'token program': pair.token },
      state: { mint: { supply: 1n, decimals: 0, mintAuthority: null }, owner: null },
      associated: ['token account'],
    },
  ];
});
