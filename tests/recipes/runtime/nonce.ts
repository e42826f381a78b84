import { createHash } from 'node:crypto';
import { type Address, type Blockhash, getBase58Decoder, getBase58Encoder } from '@solana/kit';
import {
  getNonceDecoder,
  getNonceEncoder,
  getNonceSize,
  type Nonce,
  NonceState,
  SYSTEM_PROGRAM_ADDRESS,
  SystemInstruction,
} from '@solana-program/system';
import type { StoredAccount } from './account-history';
import type { Ledger } from './ledger';
import type { Message } from './wire-transaction';

/** The nonce in an account; undefined if it is not an initialized nonce account. */
export function readNonce(account: StoredAccount | null): Nonce | undefined {
  if (account?.owner !== SYSTEM_PROGRAM_ADDRESS || account.data.length !== getNonceSize()) return undefined;
  const nonce = getNonceDecoder().decode(account.data);
  return nonce.state === NonceState.Initialized ? nonce : undefined;
}

/**
 * The account whose durable nonce gives a message its lifetime; undefined if the message uses a blockhash, or if its
 * nonce differs from the nonce in the account.
 */
export function nonceAccountOf(
  message: Message,
  read: (address: Address) => StoredAccount | null,
): StoredAccount | undefined {
  const [instruction] = message.instructions;
  if (instruction === undefined) return undefined;
  const { keys } = message;
  const advances =
    keys[instruction.programIndex] === SYSTEM_PROGRAM_ADDRESS &&
    instruction.data.length === 4 &&
    instruction.data[0] === SystemInstruction.AdvanceNonceAccount;
  const address = keys[instruction.accounts[0] ?? -1];
  if (!advances || address === undefined) return undefined;
  const account = read(address);
  const nonce = readNonce(account);
  const signers = instruction.accounts.filter((index) => index < message.header.signers);
  const isSigned = signers.some((index) => keys[index] === nonce?.authority);
  // The client types a nonce as an address.
  const value: string | undefined = nonce?.blockhash;
  return account !== null && isSigned && value === message.lifetime ? account : undefined;
}

/** Advances the nonce of an account. The node does so even if the transaction fails; LiteSVM does not. */
export function advanceNonce(ledger: Ledger, address: Address, blockhash: Blockhash): void {
  const account = ledger.readNewest(address);
  const nonce = readNonce(account);
  if (account === null || nonce === undefined) return;
  const next = getNonceEncoder().encode({ ...nonce, blockhash: durableNonce(blockhash) });
  ledger.write({ ...account, data: new Uint8Array(next) });
}

function durableNonce(blockhash: Blockhash): Address {
  const bytes = getBase58Encoder().encode(blockhash);
  const hash = createHash('sha256').update('DURABLE_NONCE').update(Buffer.from(bytes)).digest();
  return getBase58Decoder().decode(hash) as Address;
}
