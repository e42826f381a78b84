import { type Address, getBase58Decoder } from '@solana/kit';
import { z } from 'zod';
import type { StoredAccount } from './account-history';
import type { Json } from './json';
import { parseLookupTable } from './lookup-tables';
import { commitment, config, size } from './params';
import { parseTokenAccount } from './parse-token-account';
import { invalidRequest } from './rpc-error';

/** How the data of an account are written. */
export const accountEncoding = z.enum(['binary', 'base58', 'base64', 'jsonParsed']);

type AccountEncoding = z.infer<typeof accountEncoding>;

/** The fields of a config that say how accounts are written. */
export const accountFields = {
  encoding: accountEncoding.nullish(),
  dataSlice: z.looseObject({ offset: size, length: size }).nullish(),
};

/** The config of methods that read accounts. */
export const accountConfig = config({ ...accountFields, commitment });

interface DataSlice {
  offset: number;
  length: number;
}

/** Rent-exempt accounts never pay rent: the epoch in which they would is the last one there can be. */
const NEVER = 2n ** 64n - 1n;
const MAX_BASE58_BYTES = 128;

/**
 * An account as the node writes it. `mint` reads an account by its address, as token accounts need their mint's
 * decimals for `jsonParsed`. Throws -32600 where the data are too long for base58.
 */
export function encodeAccount(
  account: StoredAccount,
  encoding: AccountEncoding,
  slice: DataSlice | null | undefined,
  read: (address: Address) => StoredAccount | null,
): { [key: string]: Json } {
  if (encoding.match(/^b(?:inary|ase58)$/) && account.data.length > MAX_BASE58_BYTES) {
    throw invalidRequest(
      'Encoded binary (base 58) data should be less than 128 bytes, please use Base64 encoding.',
    );
  }
  return {
    data: encodeData(account, encoding, slice, read),
    executable: account.executable,
    lamports: account.lamports,
    owner: account.owner,
    rentEpoch: NEVER,
    space: account.data.length,
  };
}

function encodeData(
  account: StoredAccount,
  encoding: AccountEncoding,
  slice: DataSlice | null | undefined,
  read: (address: Address) => StoredAccount | null,
): Json {
  const { offset, length } = slice ?? { offset: 0, length: account.data.length };
  const data = account.data.subarray(offset, offset + length);
  switch (encoding) {
    case 'binary':
      return getBase58Decoder().decode(data);
    case 'base58':
      return [getBase58Decoder().decode(data), 'base58'];
    case 'base64':
      return [Buffer.from(data).toString('base64'), 'base64'];
    case 'jsonParsed':
      return (
        parseTokenAccount(account, read) ??
        parseLookupTable(account) ?? [Buffer.from(data).toString('base64'), 'base64']
      );
  }
}
