import { type Address, getAddressDecoder } from '@solana/kit';
import network from '@/content/network.json';
import type { StoredAccount } from './account-history';
import type { Json } from './json';
import { invalidParams } from './rpc-error';
import { SLOT_HASHES, type Slot } from './slots';
import type { WireTransaction } from './wire-transaction';

/** The program that owns lookup tables. */
const LOOKUP_TABLE_PROGRAM: string = network.programs.addressLookupTable;
/** Bytes before the addresses of a table. */
const META_SIZE = 56;
const ADDRESS_SIZE = 32;
/** The slot of the deactivation of a table that is active. */
const NEVER = 2n ** 64n - 1n;

/** The errors of the node, as its request handler words them. */
const refusals = {
  missing: "Transaction loads an address table account that doesn't exist",
  owner: 'Transaction loads an address table account with an invalid owner',
  data: 'Transaction loads an address table account with invalid data',
  index: 'Transaction address table lookup uses an invalid index',
};

interface LookupTable {
  deactivationSlot: bigint;
  lastExtendedSlot: bigint;
  lastExtendedSlotStartIndex: number;
  authority: Address | undefined;
  addresses: readonly Address[];
}

/** The lookup table in an account; undefined if the account does not contain one. */
function readLookupTable({ owner, data }: StoredAccount): LookupTable | undefined {
  if (owner !== LOOKUP_TABLE_PROGRAM || data.length < META_SIZE || data[0] !== 1) return undefined;
  const view = new DataView(data.buffer, data.byteOffset, data.length);
  const addressAt = (offset: number) => getAddressDecoder().decode(data, offset);
  const count = (data.length - META_SIZE) / ADDRESS_SIZE;
  return {
    deactivationSlot: view.getBigUint64(4, true),
    lastExtendedSlot: view.getBigUint64(12, true),
    lastExtendedSlotStartIndex: view.getUint8(20),
    authority: view.getUint8(21) === 1 ? addressAt(22) : undefined,
    addresses: Array.from({ length: count }, (_, index) => addressAt(META_SIZE + index * ADDRESS_SIZE)),
  };
}

/** A lookup table as fields, for `jsonParsed`; undefined for an account that is not one. */
export function parseLookupTable(account: StoredAccount): Json | undefined {
  const table = readLookupTable(account);
  if (table === undefined) return undefined;
  const info = {
    ...table,
    deactivationSlot: String(table.deactivationSlot),
    lastExtendedSlot: String(table.lastExtendedSlot),
  };
  return {
    program: 'address-lookup-table',
    parsed: { type: 'lookupTable', info },
    space: account.data.length,
  };
}

/**
 * A transaction whose accounts include those that its message loads from lookup tables, as of a slot. Throws -32602
 * where a table cannot be used or an address is not in it yet.
 */
export function loadAddresses(
  sent: WireTransaction,
  slot: Slot,
  read: (address: Address) => StoredAccount | null,
): WireTransaction {
  const { message } = sent;
  if (message.lookups.length === 0) return sent;
  const tables = message.lookups.map((lookup) => ({
    lookup,
    active: activeAddresses(read(lookup.table), slot),
  }));
  const pick = (active: readonly Address[], indexes: readonly number[]) =>
    indexes.map((index) => active[index] ?? refuse(refusals.index));
  const loaded = {
    writable: tables.flatMap(({ lookup, active }) => pick(active, lookup.writable)),
    readonly: tables.flatMap(({ lookup, active }) => pick(active, lookup.readonly)),
  };
  const keys = [...message.keys, ...loaded.writable, ...loaded.readonly];
  return { ...sent, message: { ...message, keys, loaded } };
}

/** The addresses that a transaction of a slot may use: those of the slot itself are not among them. */
function activeAddresses(account: StoredAccount | null, { slot }: Slot): readonly Address[] {
  if (account === null) return refuse(refusals.missing);
  if (account.owner !== LOOKUP_TABLE_PROGRAM) return refuse(refusals.owner);
  const table = readLookupTable(account) ?? refuse(refusals.data);
  const isDeactivated =
    table.deactivationSlot !== NEVER && slot - table.deactivationSlot > BigInt(SLOT_HASHES);
  if (isDeactivated) return refuse(refusals.missing);
  return slot > table.lastExtendedSlot
    ? table.addresses
    : table.addresses.slice(0, table.lastExtendedSlotStartIndex);
}

function refuse(reason: string): never {
  throw invalidParams(`invalid transaction: ${reason}`);
}
