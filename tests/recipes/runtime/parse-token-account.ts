import { type Address, type Option, unwrapOption } from '@solana/kit';
import { getMultisigDecoder, getMultisigSize } from '@solana-program/token';
import type { StoredAccount } from './account-history';
import type { Json } from './json';
import { parseTokenExtensions } from './parse-token-extensions';
import { EXTENSIONS_AT, readMint, readToken, stateNames, tokenAmount } from './token-accounts';

const EMPTY = '11111111111111111111111111111111';

/** The data of an account of a token program as fields; undefined where they hold nothing or the mint is missing. */
export function parseTokenData(
  data: Uint8Array,
  read: (address: Address) => StoredAccount | null,
): Json | undefined {
  return parseToken(data, read) ?? parseMint(data) ?? parseMultisig(data);
}

function parseToken(data: Uint8Array, read: (address: Address) => StoredAccount | null): Json | undefined {
  const token = readToken(data);
  const mint = token && readMint(read(token.mint)?.data ?? new Uint8Array());
  if (token === undefined || mint === undefined) return undefined;
  const { decimals } = mint;
  const delegate = someOf(token.delegate);
  const reserve = someOf(token.isNative);
  return {
    type: 'account',
    info: {
      mint: token.mint,
      owner: token.owner,
      tokenAmount: tokenAmount(token.amount, decimals),
      delegate,
      state: stateNames[token.state],
      isNative: reserve !== undefined,
      rentExemptReserve: reserve === undefined ? undefined : tokenAmount(reserve, decimals),
      delegatedAmount: delegate && tokenAmount(token.delegatedAmount, decimals),
      closeAuthority: someOf(token.closeAuthority),
      extensions: extensionsOf(data),
    },
  };
}

function parseMint(data: Uint8Array): Json | undefined {
  const mint = readMint(data);
  if (mint === undefined) return undefined;
  return {
    type: 'mint',
    info: {
      mintAuthority: someOf(mint.mintAuthority) ?? null,
      supply: String(mint.supply),
      decimals: mint.decimals,
      isInitialized: mint.isInitialized,
      freezeAuthority: someOf(mint.freezeAuthority) ?? null,
      extensions: extensionsOf(data),
    },
  };
}

function parseMultisig(data: Uint8Array): Json | undefined {
  if (data.length !== getMultisigSize()) return undefined;
  const multisig = getMultisigDecoder().decode(data);
  return {
    type: 'multisig',
    info: {
      numRequiredSigners: multisig.m,
      numValidSigners: multisig.n,
      isInitialized: multisig.isInitialized,
      signers: multisig.signers.filter((signer) => signer !== EMPTY),
    },
  };
}

function extensionsOf(data: Uint8Array): Json {
  const extensions = parseTokenExtensions(data.subarray(EXTENSIONS_AT));
  return extensions.length === 0 ? undefined : extensions;
}

function someOf<T>(option: Option<T>): T | undefined {
  return unwrapOption(option) ?? undefined;
}
