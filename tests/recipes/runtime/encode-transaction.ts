import { getBase58Decoder } from '@solana/kit';
import { z } from 'zod';
import type { Json } from './json';
import { isWritable } from './message-keys';
import { parseInstruction } from './parse-instruction';
import { RpcError } from './rpc-error';
import { tokenAmount } from './token-accounts';
import type { InnerInstruction, LandedTransaction, TokenBalance } from './transaction-log';
import type { CompiledInstruction } from './wire-transaction';

/** The forms of a transaction. */
export const transactionForm = z.enum(['json', 'jsonParsed', 'base64', 'base58', 'binary']);

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
  return {
    blockTime: landed.time,
    meta: metaJson(landed, form),
    slot: landed.slot,
    transaction: transactionJson(landed, form),
    version: maxVersion === undefined ? undefined : version,
  };
}

function transactionJson(landed: LandedTransaction, form: Form): Json {
  const { wire, signatures } = landed.sent;
  switch (form) {
    case 'json':
      return { message: messageJson(landed), signatures };
    case 'jsonParsed':
      return { message: parsedMessageJson(landed), signatures };
    case 'base64':
      return [Buffer.from(wire).toString('base64'), 'base64'];
    case 'base58':
      return [getBase58Decoder().decode(wire), 'base58'];
    case 'binary':
      return getBase58Decoder().decode(wire);
  }
}

function messageJson({ sent: { message } }: LandedTransaction): Json {
  return {
    accountKeys: message.staticKeys,
    addressTableLookups: lookupsJson(message.version, message.lookups),
    header: {
      numReadonlySignedAccounts: message.header.readonlySigners,
      numReadonlyUnsignedAccounts: message.header.readonlyNonSigners,
      numRequiredSignatures: message.header.signers,
    },
    instructions: message.instructions.map((instruction) => instructionJson(instruction, null)),
    recentBlockhash: message.lifetime,
  };
}

function parsedMessageJson(landed: LandedTransaction): Json {
  const { message } = landed.sent;
  return {
    accountKeys: landed.keys.keys.map((pubkey, index) => ({
      pubkey,
      signer: index < message.header.signers,
      source: index < message.staticKeys.length ? 'transaction' : 'lookupTable',
      writable: isWritable(message, landed.keys, index),
    })),
    addressTableLookups: lookupsJson(message.version, message.lookups),
    instructions: message.instructions.map((instruction) =>
      parseInstruction(instruction, landed.keys.keys, null),
    ),
    recentBlockhash: message.lifetime,
  };
}

function lookupsJson(version: 'legacy' | 0, lookups: LandedTransaction['sent']['message']['lookups']): Json {
  if (version === 'legacy') return undefined;
  return lookups.map(({ table, writable, readonly }) => ({
    accountKey: table,
    readonlyIndexes: readonly,
    writableIndexes: writable,
  }));
}

function metaJson(landed: LandedTransaction, form: Form): Json {
  const { err, returnData } = landed;
  return {
    computeUnitsConsumed: landed.unitsConsumed,
    err,
    fee: landed.fee,
    innerInstructions: landed.inner
      .map((calls, index) => ({ index, instructions: calls.map((call) => innerJson(landed, call, form)) }))
      .filter(({ instructions }) => instructions.length > 0),
    loadedAddresses: form === 'jsonParsed' ? undefined : { ...landed.keys.loaded },
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

function innerJson(landed: LandedTransaction, call: InnerInstruction, form: Form): Json {
  return form === 'jsonParsed'
    ? parseInstruction(call, landed.keys.keys, call.stackHeight)
    : instructionJson(call, call.stackHeight);
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
  // What is stored of a transaction does not tell zero from nothing.
  const isNothing = Number(amount) / 10 ** decimals <= Number.EPSILON;
  return {
    accountIndex,
    mint,
    owner,
    programId,
    uiTokenAmount: isNothing ? { ...uiTokenAmount, uiAmount: null } : uiTokenAmount,
  };
}
