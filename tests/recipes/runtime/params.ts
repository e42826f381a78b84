import {
  type Address,
  type Blockhash,
  getBase58Encoder,
  isAddress,
  isBlockhash,
  isSignature,
  type Signature,
} from '@solana/kit';
import { z } from 'zod';
import type { Ledger } from './ledger';
import { invalidParams, minContextSlotNotReached } from './rpc-error';
import type { Slot } from './slots';

/** What a parameter list may hold: the first `required` schemas must have a value. */
export interface Params<Schemas extends readonly z.ZodType[]> {
  required: number;
  schemas: Schemas;
}

/** The values of a parameter list; those that are not required may be undefined. */
export type Values<Schemas extends readonly z.ZodType[]> = { [Key in keyof Schemas]: z.infer<Schemas[Key]> };

/** Reads the parameters of a call. Throws -32602 with the reason where they do not fit. */
export function readParams<Schemas extends readonly z.ZodType[]>(
  { required, schemas }: Params<Schemas>,
  params: unknown,
): Values<Schemas> {
  const list = params ?? [];
  if (!Array.isArray(list)) throw invalidParams('Invalid params: invalid type: map, expected a sequence.');
  if (schemas.length === 0 && list.length > 0) {
    throw invalidParams('Invalid parameters: No parameters were expected');
  }
  if (list.length < required) {
    throw invalidParams(`\`params\` should have at least ${required} argument(s)`);
  }
  if (list.length > schemas.length) {
    throw invalidParams(`Invalid parameters: Expected from ${required} to ${schemas.length} parameters.`);
  }
  return schemas.map((schema, index) => {
    const result = schema.safeParse(list[index]);
    if (result.success) return result.data;
    throw invalidParams(`Invalid params: ${reasonOf(result.error, list[index])}.`);
  }) as Values<Schemas>;
}

/** The first thing that is wrong, in the manner of the node's parser. */
function reasonOf(error: z.ZodError, value: unknown): string {
  const [issue] = error.issues;
  if (issue === undefined) return 'invalid value';
  // Unions have the node's words as their message.
  if (issue.code === 'invalid_union') return issue.message;
  const found = issue.path.reduce<unknown>((at, key) => Object(at)[key], value);
  const field = issue.path.at(-1);
  if (found === undefined && typeof field === 'string') return `missing field \`${field}\``;
  if (issue.code === 'custom') return `invalid type: ${kindOf(found)}, expected ${issue.message}`;
  if (issue.code === 'invalid_value') {
    return `unknown variant \`${String(found)}\`, expected one of ${issue.values.map((one) => `\`${String(one)}\``).join(', ')}`;
  }
  if (issue.code !== 'invalid_type') return issue.message;
  return `invalid type: ${kindOf(found)}, expected ${expectedName(issue.expected)}`;
}

function kindOf(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'string') return `string "${value}"`;
  if (typeof value === 'bigint') return `integer \`${value}\``;
  if (typeof value === 'number') return `floating point \`${value}\``;
  if (typeof value === 'boolean') return `boolean \`${value}\``;
  return Array.isArray(value) ? 'sequence' : 'map';
}

function expectedName(expected: string): string {
  return (
    { string: 'a string', boolean: 'a boolean', array: 'a sequence', object: 'struct' }[expected] ?? expected
  );
}

const U64_MAX = 2n ** 64n - 1n;

/** An unsigned integer of 64 bits. */
export const u64 = z.custom<bigint>(
  (value) => typeof value === 'bigint' && value >= 0n && value <= U64_MAX,
  'u64',
);

/** An unsigned integer of 8 bits. */
export const u8 = u64.refine((value) => value <= 255n, 'u8').transform(Number);

/** An unsigned integer of 64 bits that is used as a number. */
export const size = u64.transform(Number);

/** An address. Throws the node's words for one that is none. */
export const pubkey = z.string().transform((text): Address => toAddress(text));

/** The address that a text is. Throws `Invalid param: …` where it is none. */
export function toAddress(text: string): Address {
  if (isAddress(text)) return text;
  throw invalidParams(`Invalid param: ${faultOf(text)}`);
}

/** A signature. Throws the node's words for one that is none. */
export const signature = z.string().transform((text): Signature => {
  if (isSignature(text)) return text;
  throw invalidParams(`Invalid param: ${faultOf(text)}`);
});

/** A blockhash. Throws the node's words for one that is none. */
export const hash = z.string().transform((text): Blockhash => {
  if (isBlockhash(text)) return text;
  throw invalidParams(`Invalid param: ${faultOf(text)}`);
});

function faultOf(text: string): 'WrongSize' | 'Invalid' {
  try {
    getBase58Encoder().encode(text);
    return 'WrongSize';
  } catch {
    return 'Invalid';
  }
}

/** A commitment level. The old names of levels count as well. */
const level = z.preprocess(
  (value) => oldLevels.get(String(value)) ?? value,
  z.enum(['processed', 'confirmed', 'finalized']),
);

const oldLevels = new Map([
  ['recent', 'processed'],
  ['single', 'confirmed'],
  ['singleGossip', 'confirmed'],
  ['root', 'finalized'],
  ['max', 'finalized'],
]);

/** A commitment level that is dropped where it is none, as the node does in most places. */
export const lenientCommitment = level.optional().catch(undefined);

/** A commitment level that is refused where it is none. */
export const strictCommitment = level;

/** `commitment` and `minContextSlot`, which most methods take. */
export const contextFields = { commitment: lenientCommitment, minContextSlot: u64.nullish() };

/** A config object that may be missing. Unknown fields are ignored. */
export function config<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.looseObject(shape).nullish();
}

/** `commitment` and `minContextSlot` of a caller. */
export interface ContextConfig {
  commitment?: 'processed' | 'confirmed' | 'finalized' | undefined;
  minContextSlot?: bigint | null | undefined;
}

/** The slot that a caller wants to read: `finalized` by default. Throws -32016 where it is too old for them. */
export function slotFor(ledger: Ledger, wanted: ContextConfig | null | undefined): Slot {
  const slot = ledger.at(wanted?.commitment ?? 'finalized');
  if (wanted?.minContextSlot && slot.slot < wanted.minContextSlot) throw minContextSlotNotReached(slot.slot);
  return slot;
}
