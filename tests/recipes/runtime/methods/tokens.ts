import type { Address } from '@solana/kit';
import type { Token } from '@solana-program/token';
import { z } from 'zod';
import { accountConfig, encodeAccount } from '../account-encoding';
import type { StoredAccount } from '../account-history';
import type { Ledger } from '../ledger';
import { type Method, method, withContext } from '../method';
import { commitment, config, pubkey, slotFor } from '../params';
import { invalidParams } from '../rpc-error';
import type { Slot } from '../slots';
import { isTokenProgram, readMint, readToken, tokenAmount } from '../token-accounts';
import { readerAt } from './shared';

/** The node lists this many accounts of a token. */
const LARGEST = 20;

const commitmentConfig = config({ commitment });
const tokenFilter = z.strictObject({ programId: pubkey });

/** Methods that read token accounts and mints of both token programs. */
export const tokenMethods: Record<string, Method> = {
  getTokenAccountBalance: method(1, [pubkey, commitmentConfig], ({ ledger }, address, wanted) => {
    const slot = slotFor(ledger, wanted);
    const account = ledger.read(address, slot.slot);
    if (account === null) throw invalidParams('Invalid param: could not find account');
    const token = isTokenProgram(account.owner) ? readToken(account.data) : undefined;
    if (token === undefined) throw invalidParams('Invalid param: not a Token account');
    return withContext(slot, tokenAmount(token.amount, decimalsOf(ledger, slot, token.mint)));
  }),

  getTokenSupply: method(1, [pubkey, commitmentConfig], ({ ledger }, address, wanted) => {
    const slot = slotFor(ledger, wanted);
    const account = ledger.read(address, slot.slot);
    if (account === null) throw invalidParams('Invalid param: could not find account');
    if (!isTokenProgram(account.owner)) throw invalidParams('Invalid param: not a Token mint');
    const mint = readMint(account.data);
    if (mint === undefined) throw invalidParams('Invalid param: mint could not be unpacked');
    return withContext(slot, tokenAmount(mint.supply, mint.decimals));
  }),

  getTokenLargestAccounts: method(1, [pubkey, commitmentConfig], ({ ledger }, address, wanted) => {
    const slot = slotFor(ledger, wanted);
    const mint = ledger.read(address, slot.slot);
    if (mint === null) throw invalidParams('Invalid param: could not find mint');
    if (!isTokenProgram(mint.owner)) throw invalidParams('Invalid param: not a Token mint');
    const decimals = decimalsOf(ledger, slot, address);
    const accounts = tokensOf(ledger, slot, mint.owner)
      .filter(({ token }) => token.mint === address)
      .sort((a, b) => Number(b.token.amount - a.token.amount))
      .slice(0, LARGEST);
    return withContext(
      slot,
      accounts.map(({ account, token }) => ({
        address: account.address,
        ...tokenAmount(token.amount, decimals),
      })),
    );
  }),

  getTokenAccountsByOwner: method(
    2,
    [pubkey, tokenFilter, accountConfig],
    ({ ledger }, owner, filter, wanted) => {
      const slot = slotFor(ledger, wanted);
      const read = readerAt(ledger, slot);
      const program = filter.programId;
      if (!isTokenProgram(program)) throw invalidParams('Invalid param: unrecognized Token program id');
      const encoding = wanted?.encoding ?? 'binary';
      const accounts = tokensOf(ledger, slot, program)
        .filter(({ token }) => token.owner === owner)
        .map(({ account }) => ({
          pubkey: account.address,
          account: encodeAccount(account, encoding, wanted?.dataSlice, read),
        }));
      return withContext(slot, accounts);
    },
  ),
};

interface TokenAccount {
  account: StoredAccount;
  token: Token;
}

function tokensOf(ledger: Ledger, slot: Slot, program: Address): TokenAccount[] {
  return ledger.readProgram(program, slot.slot).flatMap((account) => {
    const token = readToken(account.data);
    return token ? [{ account, token }] : [];
  });
}

function decimalsOf(ledger: Ledger, slot: Slot, address: Address): number {
  const account = ledger.read(address, slot.slot);
  if (account === null) throw invalidParams('Invalid param: could not find mint');
  const mint = readMint(account.data);
  if (mint === undefined) throw invalidParams('Invalid param: Token mint could not be unpacked');
  return mint.decimals;
}
