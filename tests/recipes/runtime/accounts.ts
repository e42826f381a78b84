import {
  type Address,
  type EncodedAccount,
  getAddressDecoder,
  getBase58Decoder,
  getBase64Decoder,
  unwrapOptionRecursively,
} from '@solana/kit';
import { decodeMint, decodeToken } from '@solana-program/token';
import { programs } from '../programs';
import type { Ledger } from './ledger';
import type { Config } from './method';

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

/** The mint or token account in an account of a token program, with null for what is absent; neither for others. */
export function readToken(account: EncodedAccount | undefined) {
  const isOurs = account?.programAddress === programs.token || account?.programAddress === programs.token2022;
  if (account === undefined || !isOurs) return {};
  const isMint = account.data.length === MINT_SIZE || account.data[KIND_AT] === KIND_MINT;
  return isMint
    ? { mint: unwrapOptionRecursively(decodeMint(account).data) }
    : { token: unwrapOptionRecursively(decodeToken(account).data) };
}

/** The mint at an address. Throws if there is none. */
export function mintAt(ledger: Ledger, address: Address) {
  const { mint } = readToken(readAccount(ledger, address));
  if (mint === undefined) throw new Error(`There is no mint at ${address}.`);
  return mint;
}

/** An amount as the methods that read accounts write it. */
export function tokenAmount(amount: bigint, decimals: number) {
  const uiAmount = Number(amount) / 10 ** decimals;
  return { amount: String(amount), decimals, uiAmount, uiAmountString: String(uiAmount) };
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
  if (encoding === 'jsonParsed') {
    const parsed = parse(ledger, account);
    if (parsed) return { ...parsed, space: account.space };
  }
  if (encoding === 'base58') return [getBase58Decoder().decode(data), encoding];
  return [getBase64Decoder().decode(data), 'base64'];
}

/** The fields of a token account that programs read, or of a lookup table; undefined for others. */
function parse(ledger: Ledger, account: EncodedAccount) {
  const { token } = readToken(account);
  if (token) {
    const { mint, amount } = token;
    const info = { mint, tokenAmount: tokenAmount(amount, mintAt(ledger, mint).decimals) };
    const program = account.programAddress === programs.token ? 'spl-token' : 'spl-token-2022';
    return { program, parsed: { type: 'account', info } };
  }
  if (account.programAddress !== programs.addressLookupTable) return undefined;
  const addresses: Address[] = [];
  for (let at = TABLE_META; at < account.data.length; at += 32)
    addresses.push(getAddressDecoder().decode(account.data, at));
  return { program: 'address-lookup-table', parsed: { type: 'lookupTable', info: { addresses } } };
}
