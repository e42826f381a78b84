import type { Case } from '../case';
import { accounts } from './accounts';
import { development } from './development';
import { learn } from './learn';
import { tokenExtensions } from './token-extensions';
import { tokens } from './tokens';
import { transactions } from './transactions';
import { wallets } from './wallets';
import { writingPrograms } from './writing-programs';

/** Every case, by the section of the Cookbook that shows its program. */
export const cases: readonly Case[] = [
  ...accounts,
  ...development,
  ...learn,
  ...tokenExtensions,
  ...tokens,
  ...transactions,
  ...wallets,
  ...writingPrograms,
];
