import type { Address } from '@solana/kit';
import { SYSTEM_PROGRAM_ADDRESS } from '@solana-program/system';
import { TOKEN_PROGRAM_ADDRESS } from '@solana-program/token';
import network from '@/content/network.json';
import type { StoredAccount } from './account-history';
import type { Json } from './json';
import { readLookupTable } from './message-keys';
import { readNonce } from './nonce';
import { TOKEN_2022_ADDRESS } from './openverse-programs';
import { parseSysvar } from './parse-sysvar';
import { parseTokenData } from './parse-token-account';

/**
 * The data of an account as fields, for `jsonParsed`; undefined where the node, or this runtime, has no parser
 * for them. Stake, vote and config accounts and upgradeable programs are not parsed here.
 */
export function parseAccount(
  account: StoredAccount,
  read: (address: Address) => StoredAccount | null,
): Json | undefined {
  const [program, parsed] = parse(account, read);
  return parsed && { program, parsed, space: account.data.length };
}

function parse(
  account: StoredAccount,
  read: (address: Address) => StoredAccount | null,
): [program: string, parsed: Json | undefined] {
  switch (account.owner) {
    case TOKEN_PROGRAM_ADDRESS:
      return ['spl-token', parseTokenData(account.data, read)];
    case TOKEN_2022_ADDRESS:
      return ['spl-token-2022', parseTokenData(account.data, read)];
    case SYSTEM_PROGRAM_ADDRESS:
      return ['nonce', parseNonce(account)];
    case network.programs.sysvar:
      return ['sysvar', parseSysvar(account)];
    case network.programs.addressLookupTable:
      return ['address-lookup-table', parseLookupTable(account)];
    default:
      return ['', undefined];
  }
}

function parseNonce(account: StoredAccount): Json | undefined {
  const nonce = readNonce(account);
  if (nonce === undefined) return undefined;
  const { authority, blockhash, lamportsPerSignature } = nonce;
  return {
    type: 'initialized',
    info: { authority, blockhash, feeCalculator: { lamportsPerSignature: String(lamportsPerSignature) } },
  };
}

function parseLookupTable(account: StoredAccount): Json | undefined {
  const table = readLookupTable(account.data);
  if (table === undefined) return undefined;
  return {
    type: 'lookupTable',
    info: {
      addresses: table.addresses,
      authority: table.authority,
      deactivationSlot: String(table.deactivationSlot),
      lastExtendedSlot: String(table.lastExtendedSlot),
      lastExtendedSlotStartIndex: table.lastExtendedStart,
    },
  };
}
