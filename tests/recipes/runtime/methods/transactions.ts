import {
  type Address,
  appendTransactionMessageInstruction,
  type Blockhash,
  createTransactionMessage,
  generateKeyPairSigner,
  getBase58Decoder,
  getBase58Encoder,
  getBase64Decoder,
  getBase64EncodedWireTransaction,
  getBase64Encoder,
  lamports,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit';
import { getTransferSolInstruction } from '@solana-program/system';
import { entries as instructionErrors } from '@/content/errors/InstructionError.json';
import { entries as transactionErrors } from '@/content/errors/TransactionError.json';
import { programs } from '../../programs';
import type { Ledger } from '../ledger';
import { type Config, type Methods, withContext } from '../method';
import { RpcError } from '../rpc-error';
import {
  decodeTransaction,
  feeOf,
  instructionsOf,
  type Landed,
  lookupsOf,
  type Message,
  type Result,
  readMessage,
  type Sent,
  signaturesOf,
} from '../transactions';

/** How long a node remembers a blockhash, in blocks: twice as long as it is good for. */
const QUEUE_LENGTH = 300n;
const PACKET_DATA_SIZE = 1_232;
/** Characters of the longest transaction. */
const LONGEST = { base58: 1_683, base64: 1_644 };
/** The longest list of signatures. */
const MAX_SIGNATURES = 1_000;
/** Lamports that the faucet gets before each transfer, which is less. */
const SUPPLY = lamports(10n ** 13n);
const faucet = await generateKeyPairSigner();

/** Methods that run transactions, and methods about transactions, blockhashes and fees. */
export const transactionMethods = {
  /** The faucet has no limits, like that of a local test validator. Its transfers are transactions like all others. */
  requestAirdrop: async (ledger, to: Address, amount: number) => {
    ledger.svm.airdrop(faucet.address, SUPPLY);
    const lifetime = { blockhash: ledger.at('confirmed').blockhash, lastValidBlockHeight: 0n };
    const transfer = getTransferSolInstruction({ source: faucet, destination: to, amount });
    const transaction = await signTransactionMessageWithSigners(
      pipe(
        createTransactionMessage({ version: 'legacy' }),
        (it) => setTransactionMessageFeePayerSigner(faucet, it),
        (it) => setTransactionMessageLifetimeUsingBlockhash(lifetime, it),
        (it) => appendTransactionMessageInstruction(transfer, it),
      ),
    );
    return ledger.send(await decodeTransaction(getBase64EncodedWireTransaction(transaction)));
  },

  sendTransaction: async (ledger, wire: string, config?: Config) => {
    const sent = await readTransaction(wire, config);
    const result = config?.skipPreflight ? undefined : tryOut(ledger, sent, { sigVerify: true });
    if (result && result.err !== null) {
      const message = `Transaction simulation failed: ${describeError(result.err)}`;
      throw new RpcError(-32002, message, simulationJson(result));
    }
    return ledger.send(sent);
  },

  simulateTransaction: async (ledger, wire: string, config?: Config) => {
    if (config?.sigVerify && config.replaceRecentBlockhash)
      throw new RpcError(-32602, 'sigVerify may not be used with replaceRecentBlockhash');
    if (config?.accounts) throw new Error('The runtime does not show accounts after a simulation.');
    const sent = await readTransaction(wire, config);
    return withContext(ledger, simulationJson(tryOut(ledger, sent, config)));
  },

  getLatestBlockhash: (ledger, config?: Config) => {
    const { blockhash, height } = ledger.at(config?.commitment);
    return withContext(ledger, { blockhash, lastValidBlockHeight: height + QUEUE_LENGTH });
  },

  getFeeForMessage: (ledger, message: string) => {
    checkEncoded(message, 'base64');
    return withContext(ledger, feeOf(readMessage(getBase64Encoder().encode(message))));
  },

  getSignatureStatuses: (ledger, signatures: string[]) =>
    withContext(
      ledger,
      signatures.map((signature) => statusJson(ledger, ledger.find(signature))),
    ),

  /** Entries of the same slot are in the reverse order of execution. */
  getSignaturesForAddress: (ledger, address: Address, config?: Config) => {
    requireConfirmed(config);
    const { limit = MAX_SIGNATURES } = config ?? {};
    if (limit === 0 || limit > MAX_SIGNATURES)
      throw new RpcError(-32602, `Invalid limit; max ${MAX_SIGNATURES}`);
    const newest = ledger.at(config?.commitment).slot;
    const all = ledger.transactions.filter(({ slot }) => slot <= newest).reverse();
    const placeOf = (signature?: string) => all.findIndex((it) => it.signature === signature);
    // Without the signature `before`, a node lists nothing. Without that of `until`, it lists everything.
    const from = config?.before === undefined ? 0 : placeOf(config.before) + 1 || all.length;
    const to = (placeOf(config?.until) + 1 || all.length + 1) - 1;
    const found = all.slice(from, to).filter(({ accounts }) => accounts.includes(address));
    return found.slice(0, limit).map((landed) => ({
      blockTime: landed.time,
      confirmationStatus: statusJson(ledger, landed)?.confirmationStatus,
      err: landed.err,
      memo: memoOf(landed.message),
      signature: landed.signature,
      slot: landed.slot,
    }));
  },

  getTransaction: (ledger, signature: string, config?: Config) => {
    requireConfirmed(config);
    const { encoding = 'json', maxSupportedTransactionVersion } = config ?? {};
    if (encoding === 'jsonParsed') throw new Error('The runtime does not parse instructions.');
    const landed = ledger.find(signature);
    if (landed === undefined) return null;
    const { version } = landed.message;
    if (version === 0 && maxSupportedTransactionVersion === undefined)
      throw new RpcError(
        -32015,
        'Transaction version (0) is not supported by the requesting client. Please try the request again with the following configuration parameter: "maxSupportedTransactionVersion": 0',
      );
    const wire = getBase64EncodedWireTransaction(landed.transaction);
    const base58 = () => getBase58Decoder().decode(getBase64Encoder().encode(wire));
    return {
      blockTime: landed.time,
      meta: metaJson(landed),
      slot: landed.slot,
      transaction:
        encoding === 'json' ? transactionJson(landed) : [encoding === 'base58' ? base58() : wire, encoding],
      ...(maxSupportedTransactionVersion !== undefined && { version }),
    };
  },
} satisfies Methods;

/** Throws what a node answers to a commitment at which it has no history. */
function requireConfirmed(config?: Config): void {
  if (config?.commitment === 'processed')
    throw new RpcError(-32602, 'Method does not support commitment below `confirmed`');
}

const alphabets = {
  base58: '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz',
  base64: 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/=',
};
const versioned = 'solana_sdk::transaction::versioned::VersionedTransaction';

/** Throws what a node answers to a text that is not in its encoding. */
function checkEncoded(text: string, encoding: keyof typeof alphabets): void {
  const index = [...text].findIndex((it) => !alphabets[encoding].includes(it));
  const reasons = {
    base58: `InvalidCharacter { character: '${text[index]}', index: ${index} }`,
    base64: `InvalidByte(${index}, ${text.charCodeAt(index)})`,
  };
  if (index !== -1) throw new RpcError(-32602, `invalid ${encoding} encoding: ${reasons[encoding]}`);
  if (encoding === 'base64' && text.length % 4 !== 0)
    throw new RpcError(-32602, 'invalid base64 encoding: InvalidPadding');
}

/** Reads a transaction as it was sent. Throws what a node answers if it cannot. */
async function readTransaction(text: string, config?: Config): Promise<Sent> {
  const encoding = config?.encoding === 'base64' ? 'base64' : 'base58';
  const longest = LONGEST[encoding];
  if (text.length > longest) {
    const limits = `(max: encoded/raw ${longest}/${PACKET_DATA_SIZE})`;
    throw new RpcError(-32602, `${encoding} encoded ${versioned} too large: ${text.length} bytes ${limits}`);
  }
  checkEncoded(text, encoding);
  const bytes = encoding === 'base64' ? getBase64Encoder().encode(text) : getBase58Encoder().encode(text);
  try {
    return await decodeTransaction(getBase64Decoder().decode(bytes));
  } catch {
    const reason = 'io error: failed to fill whole buffer';
    throw new RpcError(-32602, `failed to deserialize ${versioned}: ${reason}`);
  }
}

/** The error of a transaction in the words of the node. */
function describeError(err: unknown): string {
  const texts = (entries: readonly { name: string; message: string }[], name: unknown) =>
    entries.find((it) => it.name === name)?.message ?? String(name);
  if (typeof err === 'string') return texts(transactionErrors, err);
  const { InstructionError: [index, reason] = [] } = err as { InstructionError?: [number, unknown] };
  if (reason === undefined) return JSON.stringify(err);
  const custom =
    typeof reason === 'object' && reason && 'Custom' in reason ? Number(reason.Custom) : undefined;
  const text =
    custom === undefined
      ? texts(instructionErrors, reason)
      : `custom program error: 0x${custom.toString(16)}`;
  return `Error processing Instruction ${index}: ${text}`;
}

/** Simulates a transaction that may run. */
function tryOut(
  ledger: Ledger,
  sent: Sent,
  { sigVerify = false, replaceRecentBlockhash = false }: Config = {},
): Result {
  const err = replaceRecentBlockhash ? undefined : ledger.refusal(sent);
  if (err === undefined) return ledger.simulate(sent, sigVerify);
  return { err, logs: [], unitsConsumed: 0n, innerInstructions: [], returnData: null };
}

function simulationJson({ err, logs, unitsConsumed, returnData }: Result) {
  return { accounts: null, err, logs, returnData, unitsConsumed };
}

function statusJson(ledger: Ledger, landed: Landed | undefined) {
  if (landed === undefined) return null;
  const { slot } = landed;
  const isFinal = slot <= ledger.at('finalized').slot;
  return {
    confirmationStatus: isFinal ? 'finalized' : 'confirmed',
    confirmations: isFinal ? null : ledger.at('confirmed').slot - slot,
    err: landed.err,
    slot,
    status: outcome(landed),
  };
}

function metaJson(landed: Landed) {
  const { message, err, innerInstructions, loaded, logs, unitsConsumed, returnData } = landed;
  return {
    computeUnitsConsumed: unitsConsumed,
    err,
    fee: feeOf(message),
    innerInstructions,
    logMessages: logs,
    loadedAddresses: loaded,
    preBalances: landed.preBalances,
    postBalances: landed.postBalances,
    preTokenBalances: landed.preTokenBalances,
    postTokenBalances: landed.postTokenBalances,
    returnData: returnData ?? undefined,
    rewards: [],
    status: outcome(landed),
  };
}

function outcome({ err }: Landed) {
  return err === null ? { Ok: null } : { Err: err };
}

function transactionJson({ message, transaction }: Landed) {
  const { header, instructions, lifetimeToken, staticAccounts } = message;
  return {
    message: {
      accountKeys: staticAccounts,
      header: {
        numReadonlySignedAccounts: header.numReadonlySignerAccounts,
        numReadonlyUnsignedAccounts: header.numReadonlyNonSignerAccounts,
        numRequiredSignatures: header.numSignerAccounts,
      },
      instructions: instructions.map(
        ({ accountIndices = [], data = new Uint8Array(), programAddressIndex }) => ({
          accounts: accountIndices,
          data: getBase58Decoder().decode(data),
          programIdIndex: programAddressIndex,
          stackHeight: null,
        }),
      ),
      recentBlockhash: lifetimeToken as Blockhash,
      // Left out of a legacy message.
      addressTableLookups: lookupsOf(message)?.map(({ lookupTableAddress: accountKey, ...indexes }) => ({
        accountKey,
        ...indexes,
      })),
    },
    signatures: signaturesOf(transaction),
  };
}

function memoOf(message: Message): string | null {
  const memos = instructionsOf(message)
    .filter(({ programAddress }) => programAddress === programs.memoV3)
    .map(({ data }) => `[${data.length}] ${Buffer.from(data).toString()}`);
  return memos.length === 0 ? null : memos.join('; ');
}
