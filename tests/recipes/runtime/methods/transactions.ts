import {
  type Address,
  appendTransactionMessageInstruction,
  type Blockhash,
  createTransactionMessage,
  generateKeyPairSigner,
  getBase58Decoder,
  getBase64EncodedWireTransaction,
  getBase64Encoder,
  lamports,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit';
import { getTransferSolInstruction } from '@solana-program/system';
import { programs } from '../../programs';
import type { Ledger } from '../ledger';
import { type Config, type Methods, RpcError, withContext } from '../method';
import {
  decodeTransaction,
  feeOf,
  instructionsOf,
  type Landed,
  type Message,
  type Result,
  readMessage,
  type Sent,
  signaturesOf,
} from '../transactions';

/** How long a node remembers a blockhash, in blocks: twice as long as it is good for. */
const QUEUE_LENGTH = 300n;
const PACKET_DATA_SIZE = 1_232;
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
    if (Buffer.byteLength(wire, 'base64') > PACKET_DATA_SIZE) {
      throw new RpcError(-32602, 'decoded transaction too large');
    }
    const sent = await decodeTransaction(wire);
    const result = config?.skipPreflight ? undefined : tryOut(ledger, sent, { sigVerify: true });
    if (result && result.err !== null) {
      const message = `Transaction simulation failed: ${JSON.stringify(result.err)}`;
      throw new RpcError(-32002, message, simulationJson(result));
    }
    return ledger.send(sent);
  },

  simulateTransaction: async (ledger, wire: string, config?: Config) =>
    withContext(ledger, simulationJson(tryOut(ledger, await decodeTransaction(wire), config))),

  getLatestBlockhash: (ledger, config?: Config) => {
    const { blockhash, height } = ledger.at(config?.commitment);
    return withContext(ledger, { blockhash, lastValidBlockHeight: height + QUEUE_LENGTH });
  },

  getFeeForMessage: (ledger, message: string) =>
    withContext(ledger, feeOf(readMessage(getBase64Encoder().encode(message)))),

  getSignatureStatuses: (ledger, signatures: string[]) =>
    withContext(
      ledger,
      signatures.map((signature) => statusJson(ledger, ledger.find(signature))),
    ),

  /** Entries of the same slot are in the reverse order of execution. */
  getSignaturesForAddress: (ledger, address: Address, config?: Config) => {
    const newest = ledger.at(config?.commitment).slot;
    const found = ledger.transactions
      .filter(({ message, slot }) => slot <= newest && message.staticAccounts.includes(address))
      .reverse();
    const from = found.findIndex(({ signature }) => signature === config?.before) + 1;
    return found.slice(from, from + (config?.limit ?? found.length)).map((landed) => ({
      blockTime: landed.time,
      confirmationStatus: statusJson(ledger, landed)?.confirmationStatus,
      err: landed.err,
      memo: memoOf(landed.message),
      signature: landed.signature,
      slot: landed.slot,
    }));
  },

  getTransaction: (ledger, signature: string, config?: Config) => {
    const landed = ledger.find(signature);
    return (
      landed && {
        blockTime: landed.time,
        meta: metaJson(landed),
        slot: landed.slot,
        transaction:
          config?.encoding === 'base64'
            ? [getBase64EncodedWireTransaction(landed.transaction), 'base64']
            : transactionJson(landed),
        version: landed.message.version,
      }
    );
  },
} satisfies Methods;

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
  const { message, err, innerInstructions, logs, preBalances, postBalances, unitsConsumed, returnData } =
    landed;
  return {
    computeUnitsConsumed: unitsConsumed,
    err,
    fee: feeOf(message),
    innerInstructions,
    logMessages: logs,
    preBalances,
    postBalances,
    // As in old records: no program reads them.
    preTokenBalances: null,
    postTokenBalances: null,
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
  if (message.version === 0 && message.addressTableLookups?.length) {
    throw new Error('The runtime does not show transactions with lookup tables.');
  }
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
