import { isAddress, isBlockhash, isSignature } from '@solana/kit';
import { z } from 'zod';
import type { Ledger } from './ledger';
import { invalidParams } from './rpc-error';
import type { Commitment, Slot } from './slots';

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
    throw invalidParams(`Invalid params: ${z.prettifyError(result.error)}`);
  }) as Values<Schemas>;
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

/** An address. */
export const pubkey = z.string().refine(isAddress);

/** A signature. */
export const signature = z.string().refine(isSignature);

/** A blockhash. */
export const hash = z.string().refine(isBlockhash);

/** A commitment level that may be missing. */
export const commitment = z.enum(['processed', 'confirmed', 'finalized']).optional();

/** A config object that may be missing. Unknown fields are ignored. */
export function config<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.looseObject(shape).nullish();
}

/** The slot that a caller wants to read: `finalized` by default. */
export function slotFor(
  ledger: Ledger,
  wanted: { commitment?: Commitment | undefined } | null | undefined,
): Slot {
  return ledger.at(wanted?.commitment ?? 'finalized');
}
