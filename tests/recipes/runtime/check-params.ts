import { getBase58Encoder } from '@solana/kit';
import type { Method, Schema } from '@/lib/reference/rpc/schema';
import type { Ledger } from './ledger';
import type { Config } from './method';
import { RpcError } from './rpc-error';

const invalid = (message: string, data?: unknown) => new RpcError(-32602, message, data);
/** Bytes of what is written in base58. */
const sizes: Readonly<Record<string, number>> = { Pubkey: 32, Signature: 64 };
/** Names of types in the messages of the node. */
const rustTypes: Readonly<Record<string, string>> = {
  Pubkey: 'a string',
  Signature: 'a string',
  U64: 'usize',
};

/** Throws what a node answers to parameters that do not fit a method, before it looks at the chain. */
export function checkParams({ params }: Method, values: readonly unknown[], ledger: Ledger): void {
  const required = params.filter((it) => it.required).length;
  if (params.length === 0 && values.length > 0)
    throw invalid('Invalid parameters: No parameters were expected', `Array([${values.map(debug)}])`);
  if (values.length < required) throw invalid(`\`params\` should have at least ${required} argument(s)`);
  if (values.length > params.length) {
    const range = `Expected from ${required} to ${params.length} parameters`;
    throw invalid(`Invalid parameters: ${range}.`, `"Got: ${values.length}"`);
  }
  params.forEach(({ schema }, index) => {
    const value = values[index];
    const expected = rustTypes[schema.$ref ?? ''];
    if (expected && typeof value !== (expected === 'usize' ? 'number' : 'string')) {
      const found = typeof value === 'number' ? `integer \`${value}\`` : `string "${value}"`;
      throw invalid(`Invalid params: invalid type: ${found}, expected ${expected}.`);
    }
    if (Array.isArray(value) && schema.maxItems !== undefined && value.length > schema.maxItems)
      throw invalid(`Too many inputs provided; max ${schema.maxItems}`);
    const size = sizes[schema.$ref ?? itemOf(schema) ?? ''];
    if (size !== undefined) for (const text of [value].flat()) checkSize(text, size);
  });
  checkConfig(values.at(-1), ledger);
}

/** The named type of the items of a list. */
function itemOf({ items }: Schema): string | undefined {
  return items && '$ref' in items ? items.$ref : undefined;
}

/** Throws where a text is no address or signature in base58. */
function checkSize(text: unknown, size: number): void {
  if (text !== undefined && getBase58Encoder().encode(String(text)).length !== size)
    throw invalid('Invalid param: WrongSize');
}

function checkConfig(value: unknown, ledger: Ledger): void {
  if (typeof value !== 'object' || value === null) return;
  const { before, until, commitment, minContextSlot = 0 }: Config = value;
  for (const signature of [before, until]) checkSize(signature, sizes.Signature ?? 0);
  const contextSlot = ledger.at(commitment).slot;
  if (contextSlot < BigInt(minContextSlot))
    throw new RpcError(-32016, 'Minimum context slot has not been reached', { contextSlot });
}

/** A value as Rust prints it for debugging. */
function debug(value: unknown): string {
  return typeof value === 'number' ? `Number(${value})` : `String(${JSON.stringify(value)})`;
}
