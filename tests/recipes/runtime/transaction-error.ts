import {
  type FailedTransactionMetadata,
  TransactionErrorDuplicateInstruction,
  TransactionErrorInstructionError,
  TransactionErrorInsufficientFundsForRent,
} from 'litesvm/dist/internal.js';
import { instructionErrors, transactionErrors } from './error-names';

/** An instruction error as JSON. */
export type InstructionError = string | { Custom: number } | { BorshIoError: string };

/** A transaction error as JSON. */
export type TransactionError =
  | string
  | { InstructionError: readonly [index: number, error: InstructionError] }
  | { DuplicateInstruction: number }
  | { InsufficientFundsForRent: { account_index: number } }
  | { ProgramExecutionTemporarilyRestricted: { account_index: number } };

const transactionTexts = new Map(transactionErrors);
const instructionTexts = new Map(instructionErrors);

/** The error of a failed transaction in the node's JSON. */
export function errorOf(failed: FailedTransactionMetadata): TransactionError {
  const error = failed.err();
  if (typeof error === 'number') return transactionErrors[error]?.[0] ?? `Unknown${error}`;
  if (error instanceof TransactionErrorInstructionError) {
    return { InstructionError: [error.index, instructionErrorOf(error.err())] };
  }
  if (error instanceof TransactionErrorDuplicateInstruction) return { DuplicateInstruction: error.index };
  if (error instanceof TransactionErrorInsufficientFundsForRent) {
    return { InsufficientFundsForRent: { account_index: error.accountIndex } };
  }
  return { ProgramExecutionTemporarilyRestricted: { account_index: error.accountIndex } };
}

function instructionErrorOf(error: ReturnType<TransactionErrorInstructionError['err']>): InstructionError {
  if (typeof error !== 'number') {
    return 'code' in error ? { Custom: error.code } : { BorshIoError: 'Unknown' };
  }
  const name = instructionErrors[error]?.[0] ?? `Unknown${error}`;
  return name === 'BorshIoError' ? { BorshIoError: 'Unknown' } : name;
}

/** The error in the node's words. */
export function errorText(error: TransactionError): string {
  if (typeof error === 'string') return transactionTexts.get(error) ?? error;
  if ('InstructionError' in error) {
    const [index, instructionError] = error.InstructionError;
    return `Error processing Instruction ${index}: ${instructionErrorText(instructionError)}`;
  }
  if ('DuplicateInstruction' in error) {
    return `Transaction contains a duplicate instruction (${error.DuplicateInstruction}) that is not allowed`;
  }
  if ('InsufficientFundsForRent' in error) {
    const index = error.InsufficientFundsForRent.account_index;
    return `Transaction results in an account (${index}) with insufficient funds for rent`;
  }
  const index = error.ProgramExecutionTemporarilyRestricted.account_index;
  return `Execution of the program referenced by account at index ${index} is temporarily restricted.`;
}

function instructionErrorText(error: InstructionError): string {
  if (typeof error === 'string') return instructionTexts.get(error) ?? error;
  if ('Custom' in error) return `custom program error: 0x${error.Custom.toString(16)}`;
  return `Failed to serialize or deserialize account data: ${error.BorshIoError}`;
}
