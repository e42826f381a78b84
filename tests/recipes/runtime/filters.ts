import { getBase58Encoder, getBase64Encoder } from '@solana/kit';
import { z } from 'zod';
import type { StoredAccount } from './account-history';
import { size } from './params';
import { invalidParams } from './rpc-error';
import { readToken } from './token-accounts';

const MAX_FILTERS = 4;
const MAX_BYTES = 128;
const MAX_TEXT = { base58: 175, base64: 172 };

/** A condition on accounts, as it is sent. */
export const accountFilter = z.union(
  [
    z.strictObject({ dataSize: size }),
    z.strictObject({
      memcmp: z.looseObject({
        offset: size,
        bytes: z.union([z.string(), z.array(size)]),
        encoding: z.enum(['base58', 'base64', 'bytes', 'binary']).nullish(),
      }),
    }),
    z.literal('tokenAccountState'),
  ],
  'data did not match any variant of enum RpcFilterType',
);

type Filter = z.infer<typeof accountFilter>;

/** Whether an account meets a condition. */
export type Condition = (account: StoredAccount) => boolean;

/** The filters as one condition. Throws -32602 where there are too many or their bytes cannot be read. */
export function conditionOf(filters: readonly Filter[]): Condition {
  if (filters.length > MAX_FILTERS) throw invalidParams(`Too many filters provided; max ${MAX_FILTERS}`);
  const conditions = filters.map(toCondition);
  return (account) => conditions.every((condition) => condition(account));
}

/** The filters of a subscription, which are not checked: those that cannot be read let nothing pass. */
export function conditionOrNothing(filters: readonly Filter[]): Condition {
  try {
    const conditions = filters.map(toCondition);
    return (account) => conditions.every((condition) => condition(account));
  } catch {
    return () => false;
  }
}

function toCondition(filter: Filter): Condition {
  if (filter === 'tokenAccountState') {
    return ({ data }) => readToken(data) !== undefined;
  }
  if ('dataSize' in filter) return ({ data }) => data.length === filter.dataSize;
  const { offset } = filter.memcmp;
  const bytes = bytesOf(filter.memcmp);
  return ({ data }) => Buffer.from(data.subarray(offset, offset + bytes.length)).equals(bytes);
}

function bytesOf({
  bytes,
  encoding,
}: {
  bytes: string | number[];
  encoding?: string | null | undefined;
}): Buffer {
  if (typeof bytes !== 'string') return withinLimit(Buffer.from(bytes));
  const form = encoding === 'base64' ? 'base64' : 'base58';
  if (bytes.length > MAX_TEXT[form]) throw invalidParams('Invalid param: DataTooLarge');
  return withinLimit(decode(bytes, form));
}

function decode(text: string, form: 'base58' | 'base64'): Buffer {
  try {
    const codec = form === 'base64' ? getBase64Encoder() : getBase58Encoder();
    return Buffer.from(codec.encode(text));
  } catch {
    const error = form === 'base64' ? 'Base64DecodeError' : 'Base58DecodeError';
    throw invalidParams(`Invalid param: ${error}(${faultOf(text, form)})`);
  }
}

function withinLimit(bytes: Buffer): Buffer {
  if (bytes.length > MAX_BYTES) throw invalidParams('Invalid param: DataTooLarge');
  return bytes;
}

function faultOf(text: string, form: 'base58' | 'base64'): string {
  const at = text.search(form === 'base58' ? /[^1-9A-HJ-NP-Za-km-z]/ : /[^A-Za-z0-9+/=]/);
  if (form === 'base64') return at < 0 ? 'InvalidLength' : `InvalidByte(${at}, ${text.charCodeAt(at)})`;
  return `InvalidCharacter { character: '${text[at]}', index: ${at} }`;
}
