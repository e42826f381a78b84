import type { Address } from '@solana/kit';
import * as system from '@solana-program/system';
import type { Json } from './json';
import type { Parsed } from './parse-instruction';

type Info = { [key: string]: Json };

interface Rule {
  type: string;
  /** The names of the accounts, in order. */
  accounts: readonly string[];
  /** Further fields, from the data. */
  info?: (data: Uint8Array) => Info;
}

/** The instructions by their numbers. The node's names differ from those of the client. */
const rules: Record<number, Rule> = {
  [system.SystemInstruction.CreateAccount]: {
    type: 'createAccount',
    accounts: ['source', 'newAccount'],
    info: (data) => {
      const { lamports, space, programAddress } = system
        .getCreateAccountInstructionDataDecoder()
        .decode(data);
      return { lamports, space, owner: programAddress };
    },
  },
  [system.SystemInstruction.Assign]: {
    type: 'assign',
    accounts: ['account'],
    info: (data) => ({ owner: system.getAssignInstructionDataDecoder().decode(data).programAddress }),
  },
  [system.SystemInstruction.TransferSol]: {
    type: 'transfer',
    accounts: ['source', 'destination'],
    info: (data) => ({ lamports: system.getTransferSolInstructionDataDecoder().decode(data).amount }),
  },
  [system.SystemInstruction.CreateAccountWithSeed]: {
    type: 'createAccountWithSeed',
    accounts: ['source', 'newAccount'],
    info: (data) => {
      const decoded = system.getCreateAccountWithSeedInstructionDataDecoder().decode(data);
      const { base, seed, amount, space, programAddress } = decoded;
      return { base, seed, lamports: amount, space, owner: programAddress };
    },
  },
  [system.SystemInstruction.AdvanceNonceAccount]: {
    type: 'advanceNonce',
    accounts: ['nonceAccount', 'recentBlockhashesSysvar', 'nonceAuthority'],
  },
  [system.SystemInstruction.WithdrawNonceAccount]: {
    type: 'withdrawFromNonce',
    accounts: ['nonceAccount', 'destination', 'recentBlockhashesSysvar', 'rentSysvar', 'nonceAuthority'],
    info: (data) => ({
      lamports: system.getWithdrawNonceAccountInstructionDataDecoder().decode(data).withdrawAmount,
    }),
  },
  [system.SystemInstruction.InitializeNonceAccount]: {
    type: 'initializeNonce',
    accounts: ['nonceAccount', 'recentBlockhashesSysvar', 'rentSysvar'],
    info: (data) => ({
      nonceAuthority: system.getInitializeNonceAccountInstructionDataDecoder().decode(data).nonceAuthority,
    }),
  },
  [system.SystemInstruction.AuthorizeNonceAccount]: {
    type: 'authorizeNonce',
    accounts: ['nonceAccount', 'nonceAuthority'],
    info: (data) => ({
      newAuthorized: system.getAuthorizeNonceAccountInstructionDataDecoder().decode(data).newNonceAuthority,
    }),
  },
  [system.SystemInstruction.Allocate]: {
    type: 'allocate',
    accounts: ['account'],
    info: (data) => ({ space: system.getAllocateInstructionDataDecoder().decode(data).space }),
  },
  [system.SystemInstruction.AllocateWithSeed]: {
    type: 'allocateWithSeed',
    accounts: ['account'],
    info: (data) => {
      const { base, seed, space, programAddress } = system
        .getAllocateWithSeedInstructionDataDecoder()
        .decode(data);
      return { base, seed, space, owner: programAddress };
    },
  },
  [system.SystemInstruction.AssignWithSeed]: {
    type: 'assignWithSeed',
    accounts: ['account'],
    info: (data) => {
      const { base, seed, programAddress } = system.getAssignWithSeedInstructionDataDecoder().decode(data);
      return { base, seed, owner: programAddress };
    },
  },
  [system.SystemInstruction.TransferSolWithSeed]: {
    type: 'transferWithSeed',
    accounts: ['source', 'sourceBase', 'destination'],
    info: (data) => {
      const { amount, fromSeed, fromOwner } = system
        .getTransferSolWithSeedInstructionDataDecoder()
        .decode(data);
      return { lamports: amount, sourceSeed: fromSeed, sourceOwner: fromOwner };
    },
  },
  [system.SystemInstruction.UpgradeNonceAccount]: { type: 'upgradeNonce', accounts: ['nonceAccount'] },
};

/** Reads an instruction of the system program. */
export function parseSystem(data: Uint8Array, accounts: readonly Address[]): Parsed {
  const rule = rules[system.identifySystemInstruction(data)];
  if (rule === undefined || accounts.length < rule.accounts.length) return undefined;
  const named = Object.fromEntries(rule.accounts.map((name, index) => [name, accounts[index]]));
  return { type: rule.type, info: { ...named, ...rule.info?.(data) } };
}
