import { getBase58Decoder } from '@solana/kit';
import { z } from 'zod';
import type { Json } from './json';
import { RpcError } from './rpc-error';
import { tokenAmount } from './token-accounts';
import type { LandedTransaction, TokenBalance } from './transaction-log';
import { type CompiledInstruction, ownKeys } from './wire-transaction';

/** The forms of a transaction that recipes and their cases ask for. */
export const transactionForm = z.enum(['json', 'base64']);

type Form = z.infer<typeof transactionForm>;

/**
 * A transaction as getTransaction answers. Throws -32015 where the transaction has a version and
 * `maxVersion` does not allow it.
 */
export function encodeTransaction(
  landed: LandedTransaction,
  form: Form,
  maxVersion: number | undefined,
): Json {
  const { version } = landed.sent.message;
  if (version !== 'legacy' && (maxVersion === undefined || maxVersion < version)) {
    throw new RpcError(
      -32015,
      `Transaction version (${version}) is not supported by the requesting client. Please try the request again ` +
        `with the following configuration parameter: "maxSupportedTransactionVersion": ${version}`,
    );
  }
  const { wire, signatures } = landed.sent;
  return {
    blockTime: landed.time,
    meta: metaJson(landed),
    slot: landed.slot,
    transaction:
      form === 'json'
        ? { message: messageJson(landed), signatures }
        : [Buffer.from(wire).toString('base64'), 'base64'],
    version: maxVersion === undefined ? undefined : version,
  };
}

function messageJson({ sent: { message } }: LandedTransaction): Json {
  return {
    accountKeys: ownKeys(message),
    addressTableLookups:
      message.version === 'legacy'
        ? undefined
        : message.lookups.map(({ table, writable, readonly }) => ({
            accountKey: table,
            writableIndexes: writable,
            readonlyIndexes: readonly,
          })),
    header: {
      numReadonlySignedAccounts: message.header.readonlySigners,
      numReadonlyUnsignedAccounts: message.header.readonlyNonSigners,
      numRequiredSignatures: message.header.signers,
    },
    instructions: message.instructions.map((instruction) => instructionJson(instruction, null)),
    recentBlockhash: message.lifetime,
  };
}

function metaJson(landed: LandedTransaction): Json {
  const { err, returnData } = landed;
  return {
    computeUnitsConsumed: landed.unitsConsumed,
    err,
    fee: landed.fee,
    innerInstructions: landed.inner
      .map((calls, index) => ({
        index,
        instructions: calls.map((call) => instructionJson(call, call.stackHeight)),
      }))
      .filter(({ instructions }) => instructions.length > 0),
    loadedAddresses: { ...landed.sent.message.loaded },
    logMessages: landed.logs,
    postBalances: landed.postBalances,
    postTokenBalances: landed.postTokenBalances.map(tokenBalanceJson),
    preBalances: landed.preBalances,
    preTokenBalances: landed.preTokenBalances.map(tokenBalanceJson),
    returnData: returnData
      ? { data: [Buffer.from(returnData.data).toString('base64'), 'base64'], programId: returnData.program }
      : undefined,
    rewards: [],
    status: err === null ? { Ok: null } : { Err: err },
  };
}

function instructionJson(instruction: CompiledInstruction, stackHeight: number | null): Json {
  return {
    accounts: instruction.accounts,
    data: getBase58Decoder().decode(instruction.data),
    programIdIndex: instruction.programIndex,
    stackHeight,
  };
}

function tokenBalanceJson({ accountIndex, mint, owner, programId, amount, decimals }: TokenBalance): Json {
  const uiTokenAmount = tokenAmount(amount, decimals);
  // A stored transaction does not distinguish zero from absent.
  const isNothing = Number(amount) / 10 ** decimals <= Number.EPSILON;
  return {
    accountIndex,
    mint,
    owner,
    programId,
    uiTokenAmount: isNothing ? { ...uiTokenAmount, uiAmount: null } : uiTokenAmount,
  };
}
