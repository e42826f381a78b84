import { type Address, getAddressDecoder } from '@solana/kit';
import { FailedTransactionMetadata, type TransactionMetadata } from 'litesvm';
import network from '@/content/network.json';
import type { StoredAccount } from './account-history';
import { feesOf } from './fees';
import type { Ledger } from './ledger';
import { unitsOfSuccessful } from './log-units';
import { advanceNonce, nonceAccountOf } from './nonce';
import { MAX_AGE, type Slot } from './slots';
import { isTokenProgram, readMint, readToken } from './token-accounts';
import { errorOf, type TransactionError } from './transaction-error';
import type { InnerInstruction, LandedTransaction, TokenBalance, TransactionResult } from './transaction-log';
import type { Message, WireTransaction } from './wire-transaction';

/** The outcome of a transaction that ran, but changed nothing. */
export interface Simulation extends TransactionResult {
  /** The accounts of the message after the simulation. */
  accounts: readonly StoredAccount[];
}

const memoPrograms: readonly string[] = [network.programs.memoV1, network.programs.memoV3];

/**
 * Executes a transaction in the newest slot, as a leader would. Answers with what landed, or with the error that
 * kept the transaction out of the block. Signatures are not checked here.
 */
export function execute(ledger: Ledger, sent: WireTransaction): LandedTransaction | TransactionError {
  const slot = ledger.at('processed');
  const read = (address: Address) => ledger.readNewest(address);
  const { message } = sent;
  const refusal = lifetimeError(ledger, sent, slot, MAX_AGE);
  if (refusal !== undefined) return refusal;

  const { keys } = message;
  const nonce = nonceAccountOf(message, read);
  const before = keys.map(read);
  const tokensBefore = tokenBalances(before, read);
  const outcome = ledger.svm.sendTransaction(sent.transaction);
  const fees = feesOf(message);
  const failed = outcome instanceof FailedTransactionMetadata;
  const err = failed ? nodeError(ledger, sent, errorOf(outcome)) : null;
  if (err !== null && !isExecuted(err)) return err;

  chargeRest(ledger, keys[0], fees.node - fees.liteSvm);
  if (failed && nonce !== undefined) advanceNonce(ledger, nonce.address, slot.blockhash);
  const after = keys.map(read);
  const changed = keys.filter((_, index) => !isSame(before[index] ?? null, after[index] ?? null));
  keys.forEach((address, index) => {
    if (changed.includes(address)) ledger.history.record(slot.slot, address, before[index] ?? null);
  });

  const landed: LandedTransaction = {
    ...resultOf(err, failed ? outcome.meta() : outcome),
    sent,
    slot: slot.slot,
    time: slot.time,
    fee: fees.node,
    preBalances: before.map(balanceOf),
    postBalances: after.map(balanceOf),
    preTokenBalances: tokensBefore,
    postTokenBalances: tokenBalances(after, read),
    memo: memoOf(message),
  };
  ledger.land(landed, changed);
  return landed;
}

/** Runs a transaction on the newest state without keeping what it does. Signatures and age are not checked. */
export function simulate(ledger: Ledger, sent: WireTransaction): Simulation {
  const outcome = ledger.svm.simulateTransaction(sent.transaction);
  if (outcome instanceof FailedTransactionMetadata) {
    const err = nodeError(ledger, sent, errorOf(outcome));
    const result = resultOf(err, outcome.meta());
    return { ...result, unitsConsumed: unitsOfSuccessful(result.logs), accounts: [] };
  }
  const accounts = outcome.postAccounts().map((account) => ({
    address: account.address,
    lamports: account.lamports,
    owner: account.programAddress,
    data: new Uint8Array(account.data),
    executable: account.executable,
  }));
  return { ...resultOf(null, outcome.meta()), accounts };
}

/**
 * Why a transaction may not run as of a slot: it has run already, or its blockhash is unknown, or it is more than
 * `maxAge` blocks old and not a durable nonce. Undefined if it may run.
 */
export function lifetimeError(
  ledger: Ledger,
  { message, signature }: WireTransaction,
  slot: Slot,
  maxAge: bigint,
): TransactionError | undefined {
  const landed = ledger.log.find(signature);
  if (landed !== undefined && landed.slot <= slot.slot) return 'AlreadyProcessed';
  const age = ledger.slots.age(message.lifetime, slot);
  if (age !== undefined && age <= maxAge) return undefined;
  const nonce = nonceAccountOf(message, (address) => ledger.read(address, slot.slot));
  return nonce === undefined ? 'BlockhashNotFound' : undefined;
}

/** The node has different errors for a program that does not exist and for an account that is not a program. */
function nodeError(ledger: Ledger, { message }: WireTransaction, err: TransactionError): TransactionError {
  if (err !== 'InvalidProgramForExecution') return err;
  const programs = message.instructions.flatMap(({ programIndex }) => message.keys[programIndex] ?? []);
  return programs.every((program) => ledger.readNewest(program) !== null) ? err : 'ProgramAccountNotFound';
}

/** Whether a transaction with this error is in a block anyway and has paid its fee. */
function isExecuted(err: TransactionError): boolean {
  return typeof err === 'object' && ('InstructionError' in err || 'InsufficientFundsForRent' in err);
}

/** LiteSVM's fee differs from the node's for a transaction with a price and without a limit. */
function chargeRest(ledger: Ledger, payer: Address | undefined, rest: bigint): void {
  if (rest === 0n || payer === undefined) return;
  const account = ledger.readNewest(payer);
  if (account !== null) ledger.write({ ...account, lamports: account.lamports - rest });
}

function resultOf(err: TransactionError | null, meta: TransactionMetadata): TransactionResult {
  const returned = meta.returnData();
  const inner = meta.innerInstructions().map((list) =>
    list.map((call): InnerInstruction => {
      const instruction = call.instruction();
      return {
        programIndex: instruction.programIdIndex(),
        accounts: [...instruction.accounts()],
        data: instruction.data(),
        stackHeight: call.stackHeight(),
      };
    }),
  );
  return {
    err,
    logs: meta.logs(),
    unitsConsumed: meta.computeUnitsConsumed(),
    inner,
    returnData:
      returned.data().length === 0
        ? null
        : { program: getAddressDecoder().decode(returned.programId()), data: returned.data() },
  };
}

function tokenBalances(
  accounts: readonly (StoredAccount | null)[],
  read: (address: Address) => StoredAccount | null,
): TokenBalance[] {
  return accounts.flatMap((account, accountIndex) => {
    if (account === null || !isTokenProgram(account.owner)) return [];
    const token = readToken(account.data);
    const mint = token && readMint(read(token.mint)?.data ?? new Uint8Array());
    if (token === undefined || mint === undefined) return [];
    const { amount, owner } = token;
    const { decimals } = mint;
    return [{ accountIndex, mint: token.mint, owner, programId: account.owner, amount, decimals }];
  });
}

function memoOf({ instructions, keys }: Message): string | null {
  const memos = instructions
    .filter(({ programIndex }) => memoPrograms.includes(keys[programIndex] ?? ''))
    .map(({ data }) => `[${data.length}] ${Buffer.from(data).toString()}`);
  return memos.length === 0 ? null : memos.join('; ');
}

function balanceOf(account: StoredAccount | null): bigint {
  return account?.lamports ?? 0n;
}

function isSame(a: StoredAccount | null, b: StoredAccount | null): boolean {
  if (a === null || b === null) return a === b;
  return a.lamports === b.lamports && a.owner === b.owner && Buffer.compare(a.data, b.data) === 0;
}
