import { type Address, address, createNoopSigner, unwrapOption } from '@solana/kit';
import {
  getCreateAssociatedTokenInstruction,
  getMintToInstruction,
  getTransferCheckedInstruction,
  getTransferInstruction,
} from '@solana-program/token';
import { expect } from 'vitest';
import type { Aftermath } from '../../aftermath';
import { recipe } from '../../case';
import { programs } from '../../programs';
import { extensionsOf, logOfFailure, success, tryOut } from '../../token-extensions';
import { associated, TOKEN_2022 } from '../../token-programs';

const IMMUTABLE_OWNER = 7;
const NON_TRANSFERABLE = 9;
const NON_TRANSFERABLE_ACCOUNT = 13;

const token = { programAddress: address(programs.token2022) };
const associatedToken = { programAddress: address(programs.associatedToken2022) };
const empty = (type: number) => ({ type, content: Buffer.alloc(0) });

const issuerOf = ({ mint }: Aftermath): Address =>
  unwrapOption(mint().data.mintAuthority) ?? address(programs.system);

/** Instructions that issue a token to the holder once more, and the accounts of a transfer of it to the issuer. */
async function issueAgain(after: Aftermath) {
  const { at, printed } = after;
  const [mint, owner, issuer] = [at('mint'), at('holder'), issuerOf(after)];
  const open = async (of: Address) => {
    const ata = await associated(TOKEN_2022, of, printed.mint);
    const input = {
      payer: createNoopSigner(issuer),
      ata,
      owner: of,
      mint,
      tokenProgram: token.programAddress,
    };
    return { ata, create: getCreateAssociatedTokenInstruction(input, associatedToken) };
  };
  const [from, to] = [await open(owner), await open(issuer)];
  const minted = { mint, token: from.ata, mintAuthority: issuer, amount: 1n };
  return {
    issuer,
    instructions: [from.create, to.create, getMintToInstruction(minted, token)],
    accounts: { source: from.ata, mint, destination: to.ata, authority: owner },
  };
}

export const cases = recipe('tokens/non-transferable/non-transferable.ts', {
  invokes: [programs.system, programs.token2022, programs.associatedToken2022],
  effects: {
    'the mint has 170 bytes and forbids transfers': ({ account, mint }) => {
      const { data, lamports } = account('mint');
      expect(extensionsOf(data)).toEqual([empty(NON_TRANSFERABLE)]);
      expect([data.length, lamports]).toEqual([170, 2_074_080n]);
      expect(mint()).toMatchObject({ programAddress: programs.token2022, data: { decimals: 0 } });
    },
    'no account is left: the refused transaction made none': ({ tokens, at }) =>
      expect(tokens(programs.token2022).map((it) => it.address)).toEqual([at('mint')]),
    'the holder burned the token and closed the account, whose rent the issuer got': async (after) => {
      const { last, mint, printed, signers, transactions } = after;
      expect(mint().data.supply).toBe(0n);
      expect(last().logs).toEqual(
        expect.arrayContaining([
          'Program log: Instruction: BurnChecked',
          'Program log: Instruction: CloseAccount',
        ]),
      );
      expect(await signers()).toEqual([issuerOf(after), printed.holder]);
      expect(transactions.at(-2)?.signature).toBe(printed.issue);
    },
    'a token account of it has 174 bytes': async (after) => {
      const { issuer, instructions, accounts } = await issueAgain(after);
      const account = success(tryOut(after.svm, issuer, instructions))
        .postAccounts()
        .find((it) => it.address === accounts.source);
      const extensions = extensionsOf(account?.data ?? []);
      expect(extensions).toHaveLength(2);
      expect(extensions).toEqual(
        expect.arrayContaining([empty(IMMUTABLE_OWNER), empty(NON_TRANSFERABLE_ACCOUNT)]),
      );
      expect([account?.data.length, account?.lamports]).toEqual([174, 2_101_920n]);
    },
    'both kinds of transfer are refused with the same error': async (after) => {
      const { issuer, instructions, accounts } = await issueAgain(after);
      for (const transfer of [
        getTransferCheckedInstruction({ ...accounts, amount: 1n, decimals: 0 }, token),
        getTransferInstruction({ ...accounts, amount: 1n }, token),
      ]) {
        const log = logOfFailure(tryOut(after.svm, issuer, [...instructions, transfer])).join('\n');
        expect(log).toMatch(/Program log: Transfer is disabled for this mint.* custom program error: 0x25$/s);
      }
    },
  },
});
