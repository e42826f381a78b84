import { type Address, address, getAddressDecoder } from '@solana/kit';
import network from '@/content/network.json';
import type { StoredAccount } from './account-history';
import type { TransactionError } from './transaction-error';
import type { Message } from './wire-transaction';

/** The accounts of a message: its own, then the writable and the read-only ones from lookup tables. */
export interface MessageKeys {
  keys: readonly Address[];
  loaded: { writable: readonly Address[]; readonly: readonly Address[] };
}

const TABLE_PROGRAM = address(network.programs.addressLookupTable);
const TABLE_HEADER = 56;

/** What a lookup table holds. */
export interface LookupTable {
  authority: Address | undefined;
  deactivationSlot: bigint;
  lastExtendedSlot: bigint;
  /** Number of addresses that stood in the table before the last extension. */
  lastExtendedStart: number;
  addresses: Address[];
}

/**
 * The accounts of a message, with lookup tables read by `read` as of `slot`; or the error that the runtime
 * reports where a table or an entry is missing.
 */
export function keysOf(
  message: Message,
  slot: bigint,
  read: (address: Address) => StoredAccount | null,
): MessageKeys | TransactionError {
  const writable: Address[] = [];
  const readonly: Address[] = [];
  for (const lookup of message.lookups) {
    const account = read(lookup.table);
    if (account === null) return 'AddressLookupTableNotFound';
    if (account.owner !== TABLE_PROGRAM) return 'InvalidAddressLookupTableOwner';
    const table = readLookupTable(account.data);
    if (table === undefined) return 'InvalidAddressLookupTableData';
    // Entries become usable in the slot after the one that added them.
    const usable = slot > table.lastExtendedSlot ? table.addresses.length : table.lastExtendedStart;
    const entries = table.addresses.slice(0, usable);
    for (const [indices, list] of [
      [lookup.writable, writable],
      [lookup.readonly, readonly],
    ] as const) {
      for (const index of indices) {
        const entry = entries[index];
        if (entry === undefined) return 'InvalidAddressLookupTableIndex';
        list.push(entry);
      }
    }
  }
  return { keys: [...message.staticKeys, ...writable, ...readonly], loaded: { writable, readonly } };
}

/** Reads the data of a lookup table; undefined where it is none. */
export function readLookupTable(bytes: Uint8Array): LookupTable | undefined {
  const data = Buffer.from(bytes);
  if (data.length < TABLE_HEADER || data.readUInt32LE(0) !== 1) return undefined;
  const decoder = getAddressDecoder();
  const addresses: Address[] = [];
  for (let at = TABLE_HEADER; at + 32 <= data.length; at += 32) addresses.push(decoder.decode(data, at));
  return {
    authority: data[21] === 1 ? decoder.decode(data, 22) : undefined,
    deactivationSlot: data.readBigUInt64LE(4),
    lastExtendedSlot: data.readBigUInt64LE(12),
    lastExtendedStart: data.readUInt8(20),
    addresses,
  };
}

/** Whether a message may write the account at a place of its list; not so for a place below zero. */
export function isWritable(message: Message, { keys, loaded }: MessageKeys, index: number): boolean {
  const { signers, readonlySigners, readonlyNonSigners } = message.header;
  const staticCount = message.staticKeys.length;
  const asked =
    index < signers
      ? index < signers - readonlySigners
      : index < staticCount
        ? index < staticCount - readonlyNonSigners
        : index < staticCount + loaded.writable.length;
  return index >= 0 && asked && !isReserved(keys[index]) && !isDemotedProgram(message, keys, index);
}

const reserved = new Set<string | undefined>([
  ...Object.values(network.sysvars),
  'Sysvar1nstructions1111111111111111111111111',
  'SysvarRecentB1ockHashes11111111111111111111',
  'SysvarFees111111111111111111111111111111111',
  'SysvarRewards111111111111111111111111111111',
  'SysvarS1otHashes111111111111111111111111111',
  'SysvarS1otHistory11111111111111111111111111',
  network.programs.system,
  network.programs.stake,
  network.programs.vote,
  network.programs.config,
  network.programs.bpfLoader2,
  network.programs.bpfUpgradeableLoader,
  'BPFLoader1111111111111111111111111111111111',
  'Feature111111111111111111111111111111111111',
  'NativeLoader1111111111111111111111111111111',
  'StakeConfig11111111111111111111111111111111',
]);

/** Programs of the runtime and sysvars are never locked for writing. */
function isReserved(key: Address | undefined): boolean {
  return reserved.has(key);
}

/** Nor is a program that the message calls, unless it names the loader that could upgrade it. */
function isDemotedProgram(message: Message, keys: readonly Address[], index: number): boolean {
  return (
    message.instructions.some(({ programIndex }) => programIndex === index) &&
    !keys.includes(address(network.programs.bpfUpgradeableLoader))
  );
}
