import {
  address,
  assertAccountExists,
  type EncodedAccount,
  fixDecoderSize,
  getAddressDecoder,
  getBytesDecoder,
  getStructDecoder,
  getU64Decoder,
} from '@solana/kit';
import { decodeNonce, getNonceSize } from '@solana-program/system';
import { programs } from './programs';
import type { Runtime } from './runtime';
import { readToken } from './runtime/accounts';

/** Where the extensions of a mint or token account begin. */
const EXTENSIONS_AT = 166;
/** A delegated stake account, after its kind and its reserve. */
const STAKE_AT = 12;
const stakeDecoder = getStructDecoder([
  ['staker', getAddressDecoder()],
  ['withdrawer', getAddressDecoder()],
  ['lockup', fixDecoderSize(getBytesDecoder(), 48)],
  ['voter', getAddressDecoder()],
  ['stake', getU64Decoder()],
]);

/** What a run of a recipe left behind. */
export type Result = ReturnType<typeof resultOf>;

/**
 * @param output all that the recipe printed
 * @param printed what it printed at the places that the page's expected output names: `<signature>` is `printed.signature`
 * @param folder where the recipe could leave files
 */
export function resultOf(
  { svm, transactions, calls }: Runtime,
  output: string,
  printed: Readonly<Record<string, string>>,
  folder: string,
) {
  /** The value of a name, as `Case` describes; other texts are values. */
  const resolve = (text: string): string => {
    const [name = '', field] = text.split('.');
    const value = printed[name] ?? name;
    if (field === undefined || printed[name] === undefined) return printed[name] ?? text;
    if (field === 'payer')
      return String(transactions.find(({ signature }) => signature === value)?.signers[0]);
    return String(fieldsOf(account(value))[field]);
  };
  const account = (name: string): EncodedAccount => {
    const found = svm.getAccount(address(resolve(name)));
    assertAccountExists(found);
    return found;
  };
  const last = () => {
    const newest = transactions.at(-1);
    if (newest === undefined) throw new Error('nothing was sent');
    return newest;
  };
  return {
    svm,
    transactions,
    calls,
    output,
    printed,
    folder,
    resolve,
    account,
    last,
    /** The token accounts of a token program. */
    tokens: (program: string) =>
      svm.getProgramAccounts(address(program)).flatMap((it) => {
        const { token } = readToken(it);
        return token ? [{ address: it.address, ...token }] : [];
      }),
  };
}

/** An account of kit, with the fields of a token account, mint, nonce or delegated stake. Absent ones are null; `extensions` are
 * hexadecimal; `excess` is what it holds above the rent-exempt minimum. */
export function fieldsOf(account: EncodedAccount): Record<string, unknown> {
  const { lamports, programAddress, space, data } = account;
  const { mint, token } = readToken(account);
  const isNonce = programAddress === programs.system && data.length === getNonceSize();
  const nonce = isNonce ? decodeNonce(account).data : {};
  const stake = programAddress === programs.stake ? stakeDecoder.decode(data, STAKE_AT) : {};
  const extensions = Buffer.from(data.subarray(EXTENSIONS_AT)).toString('hex');
  const excess = lamports - (space + 128n) * 6_960n;
  return { lamports, excess, programAddress, space, extensions, ...mint, ...token, ...nonce, ...stake };
}
