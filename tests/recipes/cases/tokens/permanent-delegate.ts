import { none } from '@solana/kit';
import { expect } from 'vitest';
import { recipe } from '../../case';
import { programs } from '../../programs';
import { associated, TOKEN_2022 } from '../../token-programs';

export const cases = recipe('tokens/permanent-delegate/permanent-delegate.ts', {
  invokes: [programs.system, programs.token2022, programs.associatedToken2022],
  effects: {
    'the mint belongs to Openverse Token-2022 and 90 tokens are left': ({ mint }) =>
      expect(mint()).toMatchObject({
        programAddress: programs.token2022,
        data: { supply: 9_000n, decimals: 2, freezeAuthority: none() },
      }),
    'the customer has 50 tokens and approved nobody': ({ token }) =>
      expect(token('customer account').data).toMatchObject({ amount: 5_000n, delegate: none() }),
    'the issuer has the 40 that were taken back': async ({ token, printed, mint }) => {
      const { owner, amount } = token('issuer account').data;
      expect(amount).toBe(4_000n);
      expect(printed['issuer account']).toBe(await associated(TOKEN_2022, owner, printed.mint));
      expect(mint().data).toMatchObject({ mintAuthority: { value: owner } });
    },
    'fee payer and delegate signed both, the owner of the tokens neither': async ({
      printed,
      signers,
      token,
    }) => {
      const issuer = token('issuer account').data.owner;
      const customer = token('customer account').data.owner;
      expect(customer).not.toBe(printed.delegate);
      expect(await signers('transfer')).toEqual([issuer, printed.delegate]);
      expect(await signers('burn')).toEqual([issuer, printed.delegate]);
    },
    'the printed signatures are the last two transactions': ({ transactions, printed }) =>
      expect(transactions.slice(-2)).toMatchObject([
        { signature: printed.transfer, err: null },
        { signature: printed.burn, err: null },
      ]),
  },
});
