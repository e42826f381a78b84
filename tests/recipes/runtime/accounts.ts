import {
  type Address,
  address,
  type EncodedAccount,
  getAddressDecoder,
  getArrayDecoder,
  getBase58Decoder,
  getBase64Decoder,
  unwrapOptionRecursively,
} from '@solana/kit';
import { decodeMint, decodeToken } from '@solana-program/token';
import type { LiteSVM } from 'litesvm';
import { programs } from '../programs';
import { invalidParam, RpcError } from './rpc-error';
import { lookupsOf, type Message } from './transactions';

type State = Readonly<{ svm: LiteSVM }>;

/** The form in which a method writes an account. */
export interface View {
  encoding?: string;
  dataSlice?: { offset: number; length: number };
}

/** Rent-exempt accounts never pay rent: the epoch in which they would is the last one there can be. */
const NEVER = 2n ** 64n - 1n;
/** Bytes of a mint without extensions, and of a lookup table before its addresses. */
const MINT_SIZE = 82;
const TABLE_META = 56;
/** Where an account with extensions says that it is a mint. */
const KIND_AT = 165;
const KIND_MINT = 1;
/** Bytes of a multisig, and of no account with extensions. */
const MULTISIG_SIZE = 355;
/** A node writes no longer data in base58. */
const MAX_BASE58_BYTES = 128;
/** States of a token account, by number. */
const states = ['uninitialized', 'initialized', 'frozen'];

/** The account at an address; undefined if it does not exist. */
export function readAccount({ svm }: State, at: Address): EncodedAccount | undefined {
  const account = svm.getAccount(at);
  return account.exists && account.lamports > 0n ? account : undefined;
}

/** The mint or token account in an account of a token program, with null for what is absent; neither for others. */
export function readToken(account: EncodedAccount | undefined) {
  const isOurs = account?.programAddress === programs.token || account?.programAddress === programs.token2022;
  if (account === undefined || !isOurs || account.data.length === MULTISIG_SIZE) return {};
  const isMint = account.data.length === MINT_SIZE || account.data[KIND_AT] === KIND_MINT;
  return isMint
    ? { mint: unwrapOptionRecursively(decodeMint(account).data) }
    : { token: unwrapOptionRecursively(decodeToken(account).data) };
}

/** The mint at an address. Throws what the node answers if there is none. */
export function mintAt(ledger: State, at: Address, reason = 'could not find mint') {
  const { mint } = readToken(readAccount(ledger, at));
  if (mint === undefined) throw invalidParam(reason);
  return mint;
}

/** Balances of the token accounts among the accounts of a transaction, which has to name a token program. */
export function tokenBalances(ledger: State, accounts: readonly Address[]) {
  if (![programs.token, programs.token2022].some((it) => accounts.includes(address(it)))) return [];
  return accounts.flatMap((it, accountIndex) => {
    const account = readAccount(ledger, it);
    const { token: { mint, owner, amount } = {} } = readToken(account);
    if (account === undefined || mint === undefined || amount === undefined) return [];
    const uiTokenAmount = tokenAmount(amount, mintAt(ledger, mint).decimals);
    return [{ accountIndex, mint, owner, programId: account.programAddress, uiTokenAmount }];
  });
}

/** The addresses that a message loads from lookup tables. */
export function loadedAddresses(ledger: State, message: Message) {
  const load = (kind: 'readonlyIndexes' | 'writableIndexes') =>
    (lookupsOf(message) ?? []).flatMap((it) => {
      const table = addressesIn(readAccount(ledger, it.lookupTableAddress));
      return it[kind].flatMap((index) => table[index] ?? []);
    });
  return { writable: load('writableIndexes'), readonly: load('readonlyIndexes') };
}

/** The addresses in a lookup table; none without a table. */
function addressesIn(table?: EncodedAccount): Address[] {
  const bytes = table?.data.subarray(TABLE_META) ?? new Uint8Array();
  return [...getArrayDecoder(getAddressDecoder(), { size: bytes.length / 32 }).decode(bytes)];
}

/** An amount as the methods that read accounts write it. */
export function tokenAmount(amount: bigint, decimals: number) {
  const uiAmount = Number(amount) / 10 ** decimals;
  return { amount: String(amount), decimals, uiAmount, uiAmountString: String(uiAmount) };
}

/** An account as the node writes it, or null without an account. */
export function encodeAccount(ledger: State, account: EncodedAccount | undefined, config: View = {}) {
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

function encodeData(
  ledger: State,
  account: EncodedAccount,
  { encoding = 'base58', dataSlice }: View,
): unknown {
  const { offset, length } = dataSlice ?? { offset: 0, length: account.data.length };
  const data = account.data.slice(offset, offset + length);
  if (encoding === 'base58' && data.length > MAX_BASE58_BYTES)
    throw new RpcError(
      -32600,
      `Encoded binary (base 58) data should be less than ${MAX_BASE58_BYTES} bytes, please use Base64 encoding.`,
    );
  if (encoding === 'jsonParsed') {
    const parsed = parse(ledger, account);
    if (parsed) return { ...parsed, space: account.space };
  }
  if (encoding === 'base58') return [getBase58Decoder().decode(data), encoding];
  return [getBase64Decoder().decode(data), 'base64'];
}

/** The fields of a token account that programs read, of a mint or a lookup table; undefined for others. */
function parse(ledger: State, account: EncodedAccount) {
  const { token, mint } = readToken(account);
  const program = account.programAddress === programs.token ? 'spl-token' : 'spl-token-2022';
  if (token) {
    const { decimals } = mintAt(ledger, token.mint);
    const info = {
      isNative: token.isNative !== null,
      mint: token.mint,
      owner: token.owner,
      state: states[token.state],
      tokenAmount: tokenAmount(token.amount, decimals),
    };
    return { program, parsed: { type: 'account', info } };
  }
  if (mint) {
    const { decimals, freezeAuthority, isInitialized, mintAuthority, supply } = mint;
    const info = { decimals, freezeAuthority, isInitialized, mintAuthority, supply: String(supply) };
    return { program, parsed: { type: 'mint', info } };
  }
  if (account.programAddress !== programs.addressLookupTable) return undefined;
  const addresses = addressesIn(account);
  return { program: 'address-lookup-table', parsed: { type: 'lookupTable', info: { addresses } } };
}
