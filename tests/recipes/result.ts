import { address, assertAccountExists, type EncodedAccount } from '@solana/kit';
import type { Runtime } from './runtime';
import { readToken } from './runtime/accounts';

/** What a run of a recipe left behind. */
export type Result = ReturnType<typeof resultOf>;

/**
 * @param printed what it printed at the places that the page's expected output names: `<signature>` is `printed.signature`
 * @param before what the recipe before it printed
 * @param folder where the recipe ran and could leave files
 */
export function resultOf(
  { svm, transactions, calls }: Runtime,
  printed: Readonly<Record<string, string>>,
  before: Readonly<Record<string, string>>,
  folder: string,
) {
  /** The value of a name, as `Case` describes; other texts are values. */
  const resolve = (text: string): string => {
    const [name = '', field] = text.split('.');
    const value = printed[name] ?? before[name];
    if (field === undefined || value === undefined) return value ?? text;
    if (field === 'payer') return String(sent(name).signers[0]);
    return String(fieldsOf(account(value))[field]);
  };
  const account = (name: string): EncodedAccount => {
    const found = svm.getAccount(address(resolve(name)));
    assertAccountExists(found);
    return found;
  };
  /** The transaction of a printed signature, by its name. */
  const sent = (name: string) => {
    const found = transactions.find(({ signature }) => signature === printed[name]);
    if (found === undefined) throw new Error(`${name} is no signature that landed`);
    return found;
  };
  const last = () => {
    const newest = transactions.at(-1);
    if (newest === undefined) throw new Error('nothing was sent');
    return newest;
  };
  /** The token accounts of a token program. */
  const tokens = (program: string) =>
    svm.getProgramAccounts(address(program)).flatMap((it) => readToken(it).token ?? []);
  return { svm, transactions, calls, printed, before, folder, resolve, account, sent, last, tokens };
}

/** An account of kit, with the fields of a token account or mint. Absent ones are null. */
export function fieldsOf(account: EncodedAccount): Record<string, unknown> {
  const { mint, token } = readToken(account);
  return { ...account, ...mint, ...token };
}
