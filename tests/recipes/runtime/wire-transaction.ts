import {
  type Address,
  type Blockhash,
  blockhash,
  getBase58Decoder,
  getBase64Encoder,
  getCompiledTransactionMessageDecoder,
  getPublicKeyFromAddress,
  getTransactionDecoder,
  type ReadonlyUint8Array,
  type Signature,
  type SignatureBytes,
  type Transaction,
  verifySignature,
} from '@solana/kit';
import { invalidParams } from './rpc-error';

/** An instruction of a message: numbers are places in the message's list of accounts. */
export interface CompiledInstruction {
  programIndex: number;
  accounts: readonly number[];
  data: ReadonlyUint8Array;
}

/** Places of a lookup table whose addresses a message uses. */
export interface Lookup {
  table: Address;
  writable: readonly number[];
  readonly: readonly number[];
}

/** A message as it was signed. */
export interface Message {
  version: 'legacy' | 0;
  header: { signers: number; readonlySigners: number; readonlyNonSigners: number };
  /** The accounts: those of the message, then those of `loaded`. */
  keys: readonly Address[];
  lookups: readonly Lookup[];
  /** The addresses of the lookups, once the tables were read. */
  loaded: { writable: readonly Address[]; readonly: readonly Address[] };
  /** A recent blockhash, or the value of a durable nonce. */
  lifetime: Blockhash;
  instructions: readonly CompiledInstruction[];
}

/** A transaction as it was sent. */
export interface WireTransaction {
  wire: ReadonlyUint8Array;
  transaction: Transaction;
  message: Message;
  /** In the order of the signers; the first one names the transaction. */
  signatures: readonly Signature[];
  signature: Signature;
}

const PACKET_DATA_SIZE = 1232;

/** Reads a transaction, base64. Throws -32602 where the text is not one. */
export function decodeTransaction(text: string): WireTransaction {
  const wire = decodeBytes(text);
  const [transaction, message] = orRefused(() => {
    const transaction = getTransactionDecoder().decode(wire);
    return [transaction, readMessage(transaction.messageBytes)] as const;
  });
  const signatures = Array.from(
    { length: message.header.signers },
    (_, index) => getBase58Decoder().decode(wire.subarray(1 + index * 64, 65 + index * 64)) as Signature,
  );
  const [signature] = signatures;
  if (signature === undefined || !isSane(message)) {
    throw invalidParams('invalid transaction: Transaction failed to sanitize accounts offsets correctly');
  }
  return { wire, transaction, message, signatures, signature };
}

/** Reads a message without signatures, base64. Throws -32602 where the text is not one. */
export function decodeMessage(text: string): Message {
  const bytes = decodeBytes(text);
  const message = orRefused(() => readMessage(bytes));
  if (!isSane(message)) throw invalidParams('invalid transaction message: index out of bounds');
  return message;
}

/** Whether every signature of the transaction is there and fits its message. */
export async function hasValidSignatures({ transaction }: WireTransaction): Promise<boolean> {
  for (const [signer, signature] of Object.entries(transaction.signatures)) {
    if (signature === null) return false;
    const key = await getPublicKeyFromAddress(signer as Address);
    if (!(await verifySignature(key, signature as SignatureBytes, transaction.messageBytes))) return false;
  }
  return true;
}

function decodeBytes(text: string): Uint8Array {
  const bytes = orRefused(() => new Uint8Array(getBase64Encoder().encode(text)));
  if (bytes.length > PACKET_DATA_SIZE) {
    throw invalidParams(
      `decoded transaction too large: ${bytes.length} bytes (max: ${PACKET_DATA_SIZE} bytes)`,
    );
  }
  return bytes;
}

function orRefused<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw invalidParams(`invalid transaction: ${error instanceof Error ? error.message : error}`);
  }
}

function readMessage(bytes: ReadonlyUint8Array): Message {
  const compiled = getCompiledTransactionMessageDecoder().decode(bytes);
  if (compiled.version !== 'legacy' && compiled.version !== 0) {
    throw new Error(`Messages of version ${compiled.version} came after this node.`);
  }
  return {
    version: compiled.version,
    header: {
      signers: compiled.header.numSignerAccounts,
      readonlySigners: compiled.header.numReadonlySignerAccounts,
      readonlyNonSigners: compiled.header.numReadonlyNonSignerAccounts,
    },
    keys: compiled.staticAccounts,
    lookups: (compiled.version === 0 ? (compiled.addressTableLookups ?? []) : []).map((lookup) => ({
      table: lookup.lookupTableAddress,
      writable: lookup.writableIndexes,
      readonly: lookup.readonlyIndexes,
    })),
    loaded: { writable: [], readonly: [] },
    lifetime: blockhash(compiled.lifetimeToken),
    instructions: compiled.instructions.map((instruction) => ({
      programIndex: instruction.programAddressIndex,
      accounts: instruction.accountIndices ?? [],
      data: instruction.data ?? new Uint8Array(),
    })),
  };
}

/** Whether a message may write the account at a place of its list; not so for a place below zero. */
export function isWritable(message: Message, index: number): boolean {
  const { header, loaded } = message;
  const own = ownKeys(message).length;
  if (index >= own) return index < own + loaded.writable.length;
  if (index < header.signers) return index >= 0 && index < header.signers - header.readonlySigners;
  return index < own - header.readonlyNonSigners;
}

/** The accounts that the message itself names, without those from lookup tables. */
export function ownKeys({ keys, loaded }: Message): readonly Address[] {
  return keys.slice(0, keys.length - loaded.writable.length - loaded.readonly.length);
}

/** Whether all indices of a message are valid, as the node's `sanitize` requires. */
function isSane({ header, keys, lookups, instructions }: Message): boolean {
  const lookedUp = lookups.flatMap(({ writable, readonly }) => [...writable, ...readonly]);
  const count = keys.length + lookedUp.length;
  return (
    header.signers + header.readonlyNonSigners <= keys.length &&
    header.readonlySigners < header.signers &&
    instructions.every(
      ({ programIndex, accounts }) =>
        programIndex > 0 && programIndex < keys.length && accounts.every((account) => account < count),
    )
  );
}
