import { type Address, getAddressDecoder, getU64Decoder } from '@solana/kit';
import type { Json } from './json';
import type { Parsed } from './parse-instruction';
import { tokenAmount } from './token-accounts';

type Info = { [key: string]: Json };

interface Rule {
  type: string;
  /** The names of the accounts, in order. */
  accounts: readonly string[];
  /** The account after them, which signs, or is the multisig account whose signers follow it. */
  authority?: readonly [single: string, multisig: string];
  /** Whether all further accounts are signers. */
  signers?: boolean;
  /** Further fields, from the data after the instruction's number. */
  info?: (data: Uint8Array) => Info;
}

const authority = ['authority', 'multisigAuthority'] as const;
const owner = ['owner', 'multisigOwner'] as const;
const mintAuthority = ['mintAuthority', 'multisigMintAuthority'] as const;
const freezeAuthority = ['freezeAuthority', 'multisigFreezeAuthority'] as const;

/**
 * The instructions by the numbers that the two token programs share, and those of Token-2022 that mints are made
 * with. The data of Token-2022 may differ from what the client of the SPL program reads, so they are read here.
 */
const rules: Record<number, Rule> = {
  0: { type: 'initializeMint', accounts: ['mint', 'rentSysvar'], info: mintInfo },
  1: { type: 'initializeAccount', accounts: ['account', 'mint', 'owner', 'rentSysvar'] },
  2: { type: 'initializeMultisig', accounts: ['multisig', 'rentSysvar'], signers: true, info: multisigInfo },
  3: { type: 'transfer', accounts: ['source', 'destination'], authority, info: amountInfo },
  4: { type: 'approve', accounts: ['source', 'delegate'], authority: owner, info: amountInfo },
  5: { type: 'revoke', accounts: ['source'], authority: owner },
  7: { type: 'mintTo', accounts: ['mint', 'account'], authority: mintAuthority, info: amountInfo },
  8: { type: 'burn', accounts: ['account', 'mint'], authority, info: amountInfo },
  9: { type: 'closeAccount', accounts: ['account', 'destination'], authority: owner },
  10: { type: 'freezeAccount', accounts: ['account', 'mint'], authority: freezeAuthority },
  11: { type: 'thawAccount', accounts: ['account', 'mint'], authority: freezeAuthority },
  12: { type: 'transferChecked', accounts: ['source', 'mint', 'destination'], authority, info: checkedInfo },
  13: {
    type: 'approveChecked',
    accounts: ['source', 'mint', 'delegate'],
    authority: owner,
    info: checkedInfo,
  },
  14: { type: 'mintToChecked', accounts: ['mint', 'account'], authority: mintAuthority, info: checkedInfo },
  15: { type: 'burnChecked', accounts: ['account', 'mint'], authority, info: checkedInfo },
  16: { type: 'initializeAccount2', accounts: ['account', 'mint', 'rentSysvar'], info: ownerInfo },
  17: { type: 'syncNative', accounts: ['account'] },
  18: { type: 'initializeAccount3', accounts: ['account', 'mint'], info: ownerInfo },
  19: { type: 'initializeMultisig2', accounts: ['multisig'], signers: true, info: multisigInfo },
  20: { type: 'initializeMint2', accounts: ['mint'], info: mintInfo },
  21: { type: 'getAccountDataSize', accounts: ['mint'], info: extensionTypesInfo },
  22: { type: 'initializeImmutableOwner', accounts: ['account'] },
  23: { type: 'amountToUiAmount', accounts: ['mint'], info: (data) => ({ amount: u64(data) }) },
  24: {
    type: 'uiAmountToAmount',
    accounts: ['mint'],
    info: (data) => ({ uiAmount: Buffer.from(data).toString() }),
  },
  25: {
    type: 'initializeMintCloseAuthority',
    accounts: ['mint'],
    info: (data) => ({ newAuthority: optionalAddress(data, 0) ?? null }),
  },
  31: { type: 'createNativeMint', accounts: ['payer', 'nativeMint', 'systemProgram'] },
  32: { type: 'initializeNonTransferableMint', accounts: ['mint'] },
  35: {
    type: 'initializePermanentDelegate',
    accounts: ['mint'],
    info: (data) => ({ delegate: address(data, 0) }),
  },
};

const authorityTypes: readonly string[] = [
  'mintTokens',
  'freezeAccount',
  'accountOwner',
  'closeAccount',
  'transferFeeConfig',
  'withheldWithdraw',
  'closeMint',
  'interestRate',
  'permanentDelegate',
  'confidentialTransferMint',
  'transferHookProgramId',
  'confidentialTransferFeeConfig',
  'metadataPointer',
  'groupPointer',
  'groupMemberPointer',
];

/** The extensions that an account can need, by their numbers. */
const extensionTypes: Record<number, string> = {
  2: 'transferFeeAmount',
  7: 'immutableOwner',
  8: 'memoTransfer',
};

/**
 * Reads an instruction of a token program. Those that only extensions use, beyond the metadata pointer, are left
 * undecoded, and so are those of the metadata interface, which the node does not read either.
 */
export function parseToken(data: Uint8Array, accounts: readonly Address[]): Parsed {
  const [number, second] = data;
  const rest = data.subarray(1);
  if (number === 6) return apply(setAuthorityRule(rest), rest, accounts);
  if (number === 39)
    return apply(second === 0 ? initializePointer : updatePointer, data.subarray(2), accounts);
  const rule = rules[number ?? -1];
  return rule && apply(rule, rest, accounts);
}

function apply(rule: Rule, data: Uint8Array, accounts: readonly Address[]): Parsed {
  const count = rule.accounts.length;
  if (accounts.length < count + (rule.authority || rule.signers ? 1 : 0)) return undefined;
  const named = Object.fromEntries(rule.accounts.map((name, index) => [name, accounts[index]]));
  return {
    type: rule.type,
    info: { ...named, ...rule.info?.(data), ...signersOf(rule, accounts.slice(count)) },
  };
}

function signersOf(rule: Rule, [first, ...more]: readonly Address[]): Info {
  if (rule.signers) return { signers: [first, ...more] };
  if (rule.authority === undefined) return {};
  const [single, multisig] = rule.authority;
  return more.length === 0 ? { [single]: first } : { [multisig]: first, signers: more };
}

function setAuthorityRule(data: Uint8Array): Rule {
  const type = data[0] ?? 0;
  return {
    type: 'setAuthority',
    accounts: [type === 2 || type === 3 ? 'account' : 'mint'],
    authority,
    info: () => ({ authorityType: authorityTypes[type], newAuthority: optionalAddress(data, 1) ?? null }),
  };
}

const initializePointer: Rule = {
  type: 'initializeMetadataPointer',
  accounts: ['mint'],
  info: (data) => ({ authority: nonZeroAddress(data, 0), metadataAddress: nonZeroAddress(data, 32) }),
};

const updatePointer: Rule = {
  type: 'updateMetadataPointer',
  accounts: ['mint'],
  authority,
  info: (data) => ({ metadataAddress: nonZeroAddress(data, 0) }),
};

function mintInfo(data: Uint8Array): Info {
  return {
    decimals: data[0],
    mintAuthority: address(data, 1),
    freezeAuthority: optionalAddress(data, 33),
  };
}

function multisigInfo(data: Uint8Array): Info {
  return { m: data[0] };
}

function amountInfo(data: Uint8Array): Info {
  return { amount: String(u64(data)) };
}

function checkedInfo(data: Uint8Array): Info {
  return { tokenAmount: tokenAmount(u64(data), data[8] ?? 0) };
}

function ownerInfo(data: Uint8Array): Info {
  return { owner: address(data, 0) };
}

function extensionTypesInfo(data: Uint8Array): Info {
  if (data.length === 0) return {};
  const types = Array.from({ length: data.length / 2 }, (_, index) => data[index * 2] ?? 0);
  return { extensionTypes: types.map((type) => extensionTypes[type] ?? `${type}`) };
}

function u64(data: Uint8Array): bigint {
  return getU64Decoder().decode(data);
}

function address(data: Uint8Array, at: number): Address {
  return getAddressDecoder().decode(data, at);
}

/** An address after a byte that tells whether there is one. */
function optionalAddress(data: Uint8Array, at: number): Address | undefined {
  return data[at] === 1 ? address(data, at + 1) : undefined;
}

/** An address of which zeros stand for none. */
function nonZeroAddress(data: Uint8Array, at: number): Address | undefined {
  return data.subarray(at, at + 32).some((byte) => byte !== 0) ? address(data, at) : undefined;
}
