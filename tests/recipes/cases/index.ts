import type { Cases, Variant } from '../case';
import { accounts } from './accounts';
import { development } from './development';
import { learn, learnVariants } from './learn';
import { tokenExtensions } from './token-extensions';
import { splToken, token2022, tokens } from './tokens';
import { transactions } from './transactions';
import { wallets } from './wallets';
import { writingPrograms } from './writing-programs';

/** How each program is run. */
export const cases: Cases = {
  ...accounts,
  ...development,
  ...learn,
  ...tokenExtensions,
  ...tokens(token2022),
  ...transactions,
  ...wallets,
  ...writingPrograms,
};

/** Further cases, which `npm test` leaves out. The variable for the token program is the one that the pages name. */
export const variants: readonly Variant[] = [
  ...learnVariants,
  ...Object.entries(tokens(splToken)).map(
    ([program, test]): Variant => [program, 'on SPL Token', { ...test, env: { TOKEN_PROGRAM: 'spl' } }],
  ),
];
