import {
  type Address,
  type Blockhash,
  blockhash,
  type CompiledTransactionMessage,
  getBase58Decoder,
  getBase58Encoder,
  getBase64Decoder,
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

/** A reference to entries of an address lookup table. */
export interface TableLookup {
  table: Address;
  writable: readonly number[];
  readonly: readonly number[];
}

/** A message as it was signed. */
export interface Message {
  version: 'legacy' | 0;
  header: { signers: number; readonlySigners: number; readonlyNonSigners: number };
  staticKeys: readonly Address[];
  /** A recent blockhash, or the value of a durable nonce. */
  lifetime: Blockhash;
  instructions: readonly CompiledInstruction[];
  lookups: readonly TableLookup[];
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
const MAX_LENGTH = { base58: 1683, base64: 1644 };
const TRANSACTION_TYPE = 'solana_sdk::transaction::versioned::VersionedTransaction';
const MESSAGE_TYPE = 'solana_program::message::versions::VersionedMessage';

/** Reads a transaction. Throws what the node answers where the text is none. */
export function decodeTransaction(text: string, encoding: 'base58' | 'base64'): WireTransaction {
  const wire = decodeText(text, encoding, TRANSACTION_TYPE);
  const transaction = orUndecodable(TRANSACTION_TYPE, () => getTransactionDecoder().decode(wire));
  const message = orUndecodable(TRANSACTION_TYPE, () => readMessage(transaction.messageBytes));
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

/** Reads a message without signatures, base64. Throws what the node answers where the text is none. */
export function decodeMessage(text: string): Message {
  const bytes = decodeText(text, 'base64', MESSAGE_TYPE);
  const message = orUndecodable(MESSAGE_TYPE, () => readMessage(bytes));
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

function decodeText(text: string, encoding: 'base58' | 'base64', type: string): Uint8Array {
  const limit = MAX_LENGTH[encoding];
  if (text.length > limit) {
    throw invalidParams(
      `${encoding} encoded ${type} too large: ${text.length} bytes (max: encoded/raw ${limit}/${PACKET_DATA_SIZE})`,
    );
  }
  let bytes: ReadonlyUint8Array;
  try {
    bytes = encoding === 'base58' ? getBase58Encoder().encode(text) : getBase64Encoder().encode(text);
  } catch {
    throw invalidParams(`invalid ${encoding} encoding: ${reasonAgainst(text, encoding)}`);
  }
  // Where base64 is asked for and cut off, the codec reads what is there, and the node does not.
  if (encoding === 'base64' && getBase64Decoder().decode(bytes) !== text) {
    throw invalidParams(`invalid base64 encoding: ${reasonAgainst(text, encoding)}`);
  }
  if (bytes.length > PACKET_DATA_SIZE) {
    throw invalidParams(`decoded ${type} too large: ${bytes.length} bytes (max: ${PACKET_DATA_SIZE} bytes)`);
  }
  return new Uint8Array(bytes);
}

function reasonAgainst(text: string, encoding: 'base58' | 'base64'): string {
  const alphabet = encoding === 'base58' ? /[^1-9A-HJ-NP-Za-km-z]/ : /[^A-Za-z0-9+/=]/;
  const at = text.search(alphabet);
  if (at < 0) return encoding === 'base58' ? 'InvalidLength' : 'InvalidPadding';
  return encoding === 'base58'
    ? `InvalidCharacter { character: '${text[at]}', index: ${at} }`
    : `InvalidByte(${at}, ${text.charCodeAt(at)})`;
}

function orUndecodable<T>(type: string, read: () => T): T {
  try {
    return read();
  } catch {
    throw invalidParams(`failed to deserialize ${type}: io error: failed to fill whole buffer`);
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
    staticKeys: compiled.staticAccounts,
    lifetime: blockhash(compiled.lifetimeToken),
    instructions: compiled.instructions.map((instruction) => ({
      programIndex: instruction.programAddressIndex,
      accounts: instruction.accountIndices ?? [],
      data: instruction.data ?? new Uint8Array(),
    })),
    lookups: lookupsOf(compiled),
  };
}

function lookupsOf(compiled: CompiledTransactionMessage): TableLookup[] {
  if (compiled.version !== 0) return [];
  return (compiled.addressTableLookups ?? []).map((lookup) => ({
    table: lookup.lookupTableAddress,
    writable: lookup.writableIndexes,
    readonly: lookup.readonlyIndexes,
  }));
}

/** Whether all numbers of a message point at something, as the node's `sanitize` asks. */
function isSane({ header, staticKeys, instructions, lookups }: Message): boolean {
  const loaded = lookups.reduce((sum, { writable, readonly }) => sum + writable.length + readonly.length, 0);
  return (
    header.signers + header.readonlyNonSigners <= staticKeys.length &&
    header.readonlySigners < header.signers &&
    instructions.every(
      ({ programIndex, accounts }) =>
        programIndex > 0 &&
        programIndex < staticKeys.length &&
        accounts.every((account) => account < staticKeys.length + loaded),
    )
  );
}
