import { expect } from 'vitest';
import type { Cases } from '../case';
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

export const token2022: Pair = {
  token: programs.token2022,
  associatedToken: programs.associatedToken2022,
  nativeMint: programs.nativeMint2022,
  rent: 2_074_080n,
  logs: (...instructions) => instructions.map((it) => `Program log: Instruction: ${it}`),
};
export const splToken: Pair = {
  token: programs.token,
  associatedToken: programs.associatedToken,
  nativeMint: programs.nativeMint,
  rent: 2_039_280n,
  logs: () => [],
};

/** Programs that run on the token program that readers choose. */
export const tokens = (pair: Pair): Cases => {
  const all = [system, pair.token, pair.associatedToken];
  return {
    'tokens/AccountBalance/get-token-balance.ts': { invokes: all },
    'tokens/AccountsorMints/set-authority.ts': {
      invokes: [system, pair.token],
      checks: {
        'the owner of before signed the changes, the successor did not': ({ last, printed }) => {
          expect(last().signers).toHaveLength(2);
          expect(last().signers).not.toContain(printed.successor);
        },
      },
    },
    'tokens/BurnTokens/burn-tokens.ts': {
      invokes: all,
      // The owner paid no fee.
      state: { 'token account.owner': null },
      logs: pair.logs('BurnChecked'),
    },
    'tokens/CloseTokenAccounts/close-token-accounts.ts': {
      invokes: all,
      prints: { lamports: String(2n * pair.rent) },
      state: { second: { amount: 500n } },
    },
    'tokens/CreateToken/create-token.ts': {
      invokes: [system, pair.token],
      prints: { 'token program': pair.token },
      // Other keys hold the authorities, and have paid nothing.
      state: { 'mint.mintAuthority': null, 'mint.freezeAuthority': null },
    },
    'tokens/DelegateToken/approve-delegate.ts': {
      invokes: all,
      state: { 'recipient account': { amount: 1_000n } },
      signers: {
        approval: ['approval.payer', 'token account.owner'],
        transfer: ['approval.payer', 'delegate'],
      },
    },
    'tokens/MintTokens/mint-tokens.ts': {
      invokes: all,
      // Neither the owner nor the mint authority has paid.
      state: { 'token account.owner': null, 'mint.mintAuthority': null },
      logs: pair.logs('MintToChecked'),
    },
    'tokens/SendTokens/send-tokens.ts': {
      invokes: all,
      // The recipient holds no BTG.
      state: { 'destination.owner': null },
      logs: ['Program log: CreateIdempotent', ...pair.logs('TransferChecked')],
    },
    'tokens/TokenAccount/create-associated-account.ts': { invokes: all, state: { owner: null } },
    'tokens/TokenAccount/create-account.ts': { invokes: [system, pair.token], state: { owner: null } },
    'tokens/TokenAccounts/get-token-account.ts': {
      invokes: all,
      prints: { 'token program': pair.token, lamports: String(pair.rent) },
    },
    'tokens/TokenDelegate/revoke-delegate.ts': {
      invokes: all,
      signers: { signature: ['signature.payer', 'token account.owner'] },
    },
    'tokens/TokenMint/get-mint.ts': { invokes: all, prints: { 'token program': pair.token } },
    'tokens/WrappedSOL/wrap-btg.ts': {
      invokes: all,
      prints: { 'native mint': pair.nativeMint, lamports: String(500_000_000n + pair.rent) },
      state: { 'token account': null },
    },
    'tokens/anNFT/create-nft.ts': {
      invokes: all,
      args: [uri],
      state: {
        mint: { mintAuthority: null, freezeAuthority: null },
        'token account': { owner: 'owner', mint: 'mint', amount: 1n },
      },
    },
    'tokens/freeze/freeze.ts': {
      invokes: all,
      signers: { freeze: ['freeze.payer', 'freeze authority'] },
    },
    'tokens/multisig/multisig.ts': {
      invokes: all,
      checks: {
        'two members signed, beside the payer': ({ last }) => expect(last().signers).toHaveLength(3),
      },
    },
    'tokens/owneranNFT/nft-owner.ts': { invokes: all, prints: { 'token program': pair.token } },
  };
};
