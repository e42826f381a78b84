import {
  type Address,
  type EncodedAccount,
  getAddressDecoder,
  getBase58Decoder,
  getBase64Decoder,
  unwrapOptionRecursively,
} from '@solana/kit';
import { AccountState, decodeMint, decodeToken, type Mint, type Token } from '@solana-program/token';
import { programs } from '../programs';
import type { Ledger } from './ledger';
import { type Config, RpcError } from './method';

/** Rent-exempt accounts never pay rent: the epoch in which they would is the last one there can be. */
const NEVER = 2n ** 64n - 1n;
/** Bytes of a mint without extensions, and of a lookup table before its addresses. */
const MINT_SIZE = 82;
const TABLE_META = 56;
/** Where an account with extensions says that it is a mint. */
const KIND_AT = 165;
const KIND_MINT = 1;

/** The account at an address; undefined if it does not exist. */
export function readAccount({ svm }: Pick<Ledger, 'svm'>, address: Address): EncodedAccount | undefined {
  const account = svm.getAccount(address);
  return account.exists && account.lamports > 0n ? account : undefined;
}

/** The mint or token account in an account of a token program, with null for what is absent; undefined for others. */
export function readToken(account: EncodedAccount | undefined): {
  mint?: Nullable<Mint>;
  token?: Nullable<Token>;
} {
  const isOurs = account?.programAddress === programs.token || account?.programAddress === programs.token2022;
  if (account === undefined || !isOurs) return {};
  const isMint = account.data.length === MINT_SIZE || account.data[KIND_AT] === KIND_MINT;
  return isMint
    ? { mint: unwrapOptionRecursively(decodeMint(account).data) }
    : { token: unwrapOptionRecursively(decodeToken(account).data) };
}

type Nullable<T> = ReturnType<typeof unwrapOptionRecursively<T>>;

/** An amount as the methods that read accounts write it. */
export function tokenAmount(amount: bigint, decimals: number) {
  const uiAmount = Number(amount) / 10 ** decimals;
  return { amount: String(amount), decimals, uiAmount, uiAmountString: String(uiAmount) };
}

/** The decimals of a mint. Throws -32602 if there is none. */
export function decimalsOf(ledger: Ledger, mint: Address): number {
  const decimals = readToken(readAccount(ledger, mint)).mint?.decimals;
  if (decimals === undefined) throw new RpcError(-32602, 'Invalid param: could not find mint');
  return decimals;
}

/** An account as the node writes it, or null without an account. */
export function encodeAccount(ledger: Ledger, account: EncodedAccount | undefined, config: Config = {}) {
  if (account === undefined) return null;
  return {
    data: encodeData(ledger, account, config),
    executable: account.executable,
    lamports: account.lamports,
    owner: account.programAddress,
    rentEpoch: NEVER,
    space: account.space,
  };
}

function encodeData(ledger: Ledger, account: EncodedAccount, { encoding, dataSlice }: Config): unknown {
  const { offset, length } = dataSlice ?? { offset: 0, length: account.data.length };
  const data = account.data.slice(offset, offset + length);
  switch (encoding) {
    case 'base58':
      return [getBase58Decoder().decode(data), encoding];
    case 'base64':
      return [getBase64Decoder().decode(data), encoding];
    case 'jsonParsed':
      return parse(ledger, account) ?? [getBase64Decoder().decode(data), 'base64'];
    default:
      throw new Error(`The runtime does not have the encoding ${encoding}.`);
  }
}

/** The fields of a token account, without its extensions, or of a lookup table; undefined for others. */
function parse(ledger: Ledger, account: EncodedAccount): object | undefined {
  const { token } = readToken(account);
  if (token) {
    const { mint, owner, amount, delegate, state, isNative } = token;
    const info = {
      mint,
      owner,
      tokenAmount: tokenAmount(amount, decimalsOf(ledger, mint)),
      delegate: delegate ?? undefined,
      state: state === AccountState.Frozen ? 'frozen' : 'initialized',
      isNative: isNative !== null,
    };
    const program = account.programAddress === programs.token ? 'spl-token' : 'spl-token-2022';
    return { program, parsed: { type: 'account', info }, space: account.space };
  }
  if (account.programAddress !== programs.addressLookupTable) return undefined;
  const count = (account.data.length - TABLE_META) / 32;
  const addresses = Array.from({ length: count }, (_, index) =>
    getAddressDecoder().decode(account.data, TABLE_META + index * 32),
  );
  const parsed = { type: 'lookupTable', info: { addresses } };
  return { program: 'address-lookup-table', parsed, space: account.space };
}
