import { address, createNoopSigner, getAddressEncoder } from '@solana/kit';
import {
  getBurnInstruction,
  getCloseAccountInstruction,
  getTokenDecoder,
  getTransferCheckedInstruction,
  getTransferInstruction,
} from '@solana-program/token';
import { expect } from 'vitest';
import type { Aftermath } from '../../aftermath';
import { recipe } from '../../case';
import { programs } from '../../programs';
import { extensionsOf, later, logOfFailure, success, tryOut } from '../../token-extensions';
import { associated, TOKEN_2022 } from '../../token-programs';

const FEE_CONFIG = 1;
const FEE_AMOUNT = 2;
const IMMUTABLE_OWNER = 7;

/** An integer of 8 bytes, as extensions have it. */
function u64(value: bigint): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(value);
  return bytes;
}

/** A fee as the mint has it. */
const fee = (epoch: bigint, maximum: bigint, basisPoints: number) =>
  Buffer.concat([u64(epoch), u64(maximum), Buffer.from([basisPoints, 0])]);

/** What instructions from the recipient to the issuer need. */
function back({ at, token }: Aftermath) {
  const [source, destination] = [at('recipient account'), at('issuer account')];
  const { mint, owner } = token(source).data;
  const authority = createNoopSigner(owner);
  const issuer = token(destination).data.owner;
  return { source, destination, mint, authority, issuer, decimals: 2 };
}

const config = { programAddress: address(programs.token2022) };

export const cases = recipe('tokens/transfer-fee/transfer-fee.ts', {
  invokes: [programs.system, programs.token2022, programs.associatedToken2022],
  effects: {
    'the recipient has what was sent without the fee, and the issuer the fee': async ({ printed, token }) => {
      const [to, till] = [token('recipient account'), token('issuer account')];
      expect([to.data.amount, till.data.amount]).toEqual([24_875n, 126n]);
      expect(printed['issuer account']).toBe(await associated(TOKEN_2022, till.data.owner, printed.mint));
    },
    'the sender has the others': ({ tokens, mint, at }) => {
      // The mint is longer than a token account as well.
      const accounts = tokens(programs.token2022).filter((it) => it.address !== at('mint'));
      const amounts = accounts.map(({ data }) => data.amount);
      expect(amounts).toHaveLength(3);
      expect(amounts).toEqual(expect.arrayContaining([126n, 24_875n, 74_999n]));
      expect(mint().data).toMatchObject({ supply: 100_000n, decimals: 2 });
    },
    'the mint has 278 bytes with both authorities and both fees, and nothing withheld': (after) => {
      const { data, lamports } = after.account('mint');
      const issuer = getAddressEncoder().encode(back(after).issuer);
      const epoch = after.number('epoch');
      const fees = [fee(epoch, 500n, 50), fee(epoch + 2n, 1_000n, 100)];
      expect(after.number('next epoch')).toBe(epoch + 2n);
      expect(extensionsOf(data)).toEqual([
        {
          type: FEE_CONFIG,
          content: Buffer.concat([...[issuer, issuer].map(Buffer.from), u64(0n), ...fees]),
        },
      ]);
      expect([data.length, lamports]).toEqual([278, 2_825_760n]);
    },
    'the recipient has 182 bytes and nothing withheld': ({ account }) => {
      const { data, lamports } = account('recipient account');
      expect(extensionsOf(data)).toEqual([
        { type: IMMUTABLE_OWNER, content: Buffer.alloc(0) },
        { type: FEE_AMOUNT, content: u64(0n) },
      ]);
      expect([data.length, lamports]).toEqual([182, 2_157_600n]);
    },
    'the last transactions withheld the fee, collected it and changed it': ({ transactions }) => {
      const [transferred, collected, changed] = transactions.slice(-3).map(({ logs }) => logs.join('\n'));
      expect(transferred).toContain('TransferCheckedWithFee');
      expect(collected).toMatch(/HarvestWithheldTokensToMint.*WithdrawWithheldTokensFromMint/s);
      expect(changed).toContain('SetTransferFee');
    },
    'the new fee applies two epochs later, not one': (after) => {
      const { svm, token } = after;
      const { issuer, ...accounts } = back(after);
      const transfer = getTransferCheckedInstruction({ ...accounts, amount: 10_000n }, config);
      const { amount: before } = token(accounts.destination).data;
      const feeAfter = (epochs: bigint) =>
        later(svm, { epoch: after.number('epoch') + epochs }, () => {
          const changed = success(tryOut(svm, issuer, [transfer])).postAccounts();
          const till = changed.find((it) => it.address === accounts.destination);
          return 10_000n - (getTokenDecoder().decode(till?.data ?? new Uint8Array()).amount - before);
        });
      expect([0n, 1n, 2n].map(feeAfter)).toEqual([50n, 50n, 100n]);
    },
    'a transfer without the mint is refused': (after) => {
      const { issuer, ...accounts } = back(after);
      const transfer = getTransferInstruction({ ...accounts, amount: 1n }, config);
      expect(logOfFailure(tryOut(after.svm, issuer, [transfer])).join('\n')).toMatch(
        /Mint required for this account to transfer tokens.* custom program error: 0x1f$/s,
      );
    },
    'an account with a withheld fee cannot be closed': (after) => {
      const { issuer, destination: account, ...accounts } = back(after);
      const { mint } = accounts;
      const transfer = { ...accounts, destination: account, amount: 10_000n };
      const burn = { account, mint, authority: issuer, amount: 10_076n };
      const log = logOfFailure(
        tryOut(after.svm, issuer, [
          getTransferCheckedInstruction(transfer, config),
          getBurnInstruction(burn, config),
          getCloseAccountInstruction({ account, destination: issuer, owner: issuer }, config),
        ]),
      );
      expect(log.join('\n')).toMatch(/withheld fee balance is zero.* custom program error: 0x23$/s);
    },
  },
});
