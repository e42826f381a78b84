import {
  type Address,
  address,
  appendTransactionMessageInstruction,
  assertIsFullySignedTransaction,
  assertIsInstructionWithAccounts,
  assertIsInstructionWithData,
  type Base64EncodedWireTransaction,
  type Blockhash,
  blockhash,
  createKeyPairSignerFromPrivateKeyBytes,
  createSolanaRpc,
  createTransactionMessage,
  generateKeyPairSigner,
  getAddressEncoder,
  getBase64EncodedWireTransaction,
  getBase64Encoder,
  getCompiledTransactionMessageDecoder,
  getInstructionsFromCompiledTransactionMessage,
  getTransactionDecoder,
  type Instruction,
  type KeyPairSigner,
  lamports,
  type Nonce,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingDurableNonce,
  signTransactionMessageWithSigners,
} from '@solana/kit';
import {
  decodeNonce,
  getNonceEncoder,
  getTransferSolInstruction,
  NonceState,
  NonceVersion,
  parseAdvanceNonceAccountInstruction,
  parseTransferSolInstruction,
  SYSTEM_PROGRAM_ADDRESS,
} from '@solana-program/system';
import { expect } from 'vitest';
import type { Aftermath, Case } from '../../case';
import { programs } from '../../programs';
import type { Runtime } from '../../runtime';

const LAMPORTS_PER_BTG = 1_000_000_000n;
const NONCE_RENT = 1_447_680n;
const value = 'Examp1eB1ockhash1111111111111111111111111111';

/** A nonce account as create-nonce.ts leaves it. */
function putNonce({ svm }: Runtime, account: Address, authority: Address): void {
  const data = new Uint8Array(
    getNonceEncoder().encode({
      version: NonceVersion.Current,
      state: NonceState.Initialized,
      authority,
      blockhash: address(value),
      lamportsPerSignature: 5_000n,
    }),
  );
  svm.setAccount({
    address: account,
    data,
    executable: false,
    lamports: lamports(NONCE_RENT),
    programAddress: SYSTEM_PROGRAM_ADDRESS,
    space: BigInt(data.length),
  });
}

function nonceAt({ svm }: Runtime, account: Address): { authority: Address; value: Blockhash } {
  const nonce = decodeNonce(svm.getAccount(account));
  if (!nonce.exists) throw new Error('there is no nonce account');
  expect(nonce).toMatchObject({ lamports: NONCE_RENT, data: { state: NonceState.Initialized } });
  return { authority: nonce.data.authority, value: blockhash(nonce.data.blockhash) };
}

/** A new keypair and its file. */
async function keypair(): Promise<{ signer: KeyPairSigner; file: string }> {
  const seed = crypto.getRandomValues(new Uint8Array(32));
  const signer = await createKeyPairSignerFromPrivateKeyBytes(seed);
  const bytes = [...seed, ...getAddressEncoder().encode(signer.address)];
  return { signer, file: JSON.stringify(bytes) };
}

const authority = await generateKeyPairSigner();
const offline = await keypair();
const recipient = await generateKeyPairSigner();
const nonceAccount = await generateKeyPairSigner();

async function signedTransfer(): Promise<string> {
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (it) => setTransactionMessageFeePayerSigner(offline.signer, it),
    (it) =>
      setTransactionMessageLifetimeUsingDurableNonce(
        {
          nonce: value as Nonce,
          nonceAccountAddress: nonceAccount.address,
          nonceAuthorityAddress: offline.signer.address,
        },
        it,
      ),
    (it) =>
      appendTransactionMessageInstruction(
        getTransferSolInstruction({
          source: offline.signer,
          destination: recipient.address,
          amount: LAMPORTS_PER_BTG / 4n,
        }),
        it,
      ),
  );
  return getBase64EncodedWireTransaction(await signTransactionMessageWithSigners(message));
}

/** The two instructions of the transaction that sign-offline.ts printed. */
function printedInstructions({ printed }: Aftermath) {
  const bytes = getBase64Encoder().encode(printed.transaction ?? '');
  const { messageBytes } = getTransactionDecoder().decode(bytes);
  const [advance, transfer] = getInstructionsFromCompiledTransactionMessage(
    getCompiledTransactionMessageDecoder().decode(messageBytes),
  );
  if (advance === undefined || transfer === undefined) throw new Error('an instruction is missing');
  return [parseable(advance), parseable(transfer)] as const;
}

function parseable(instruction: Instruction) {
  expect(instruction.programAddress).toBe(SYSTEM_PROGRAM_ADDRESS);
  assertIsInstructionWithAccounts(instruction);
  assertIsInstructionWithData(instruction);
  return instruction;
}

export const cases: Case[] = [
  {
    program: 'Transactions/OfflineTransactions/create-nonce.ts',
    invokes: [programs.system],
    prepare: () => ({ args: [authority.address] }),
    effects: {
      'the nonce account is rent-exempt, holds the value and belongs to the authority': ({
        runtime,
        printed,
      }) => {
        const nonce = nonceAt(runtime, address(printed['nonce account'] ?? ''));
        expect(nonce.authority).toBe(authority.address);
        expect(nonce.value).toBe(printed['nonce value']);
      },
    },
  },
  {
    program: 'Transactions/OfflineTransactions/sign-offline.ts',
    invokes: [],
    prepare: () => ({
      files: { 'sender.json': offline.file },
      args: ['sender.json', nonceAccount.address, value, recipient.address],
      // The machine has no network.
      env: { RPC_URL: '', WS_URL: '' },
    }),
    effects: {
      'it called no node': ({ runtime }) => expect(runtime.transactions).toEqual([]),
      'the sender has signed, and nobody else needs to': ({ printed }) => {
        const transaction = getTransactionDecoder().decode(
          getBase64Encoder().encode(printed.transaction ?? ''),
        );
        assertIsFullySignedTransaction(transaction);
        expect(Object.keys(transaction.signatures)).toEqual([offline.signer.address]);
      },
      'the first instruction advances the nonce': (after) => {
        const [advance] = printedInstructions(after);
        expect(parseAdvanceNonceAccountInstruction(advance).accounts).toMatchObject({
          nonceAccount: { address: nonceAccount.address },
          nonceAuthority: { address: offline.signer.address },
        });
      },
      'the second one sends a quarter of a BTG': (after) => {
        const [, transfer] = printedInstructions(after);
        const { accounts, data } = parseTransferSolInstruction(transfer);
        expect(data.amount).toBe(250_000_000n);
        expect(accounts).toMatchObject({
          source: { address: offline.signer.address },
          destination: { address: recipient.address },
        });
      },
      'a node accepts it': async ({ runtime, printed }) => {
        runtime.svm.airdrop(offline.signer.address, lamports(LAMPORTS_PER_BTG));
        putNonce(runtime, nonceAccount.address, offline.signer.address);
        await createSolanaRpc(runtime.url)
          .sendTransaction(printed.transaction as Base64EncodedWireTransaction, { encoding: 'base64' })
          .send();
        expect(runtime.svm.getBalance(recipient.address)).toBe(250_000_000n);
      },
    },
  },
  {
    program: 'Transactions/OfflineTransactions/send-signed.ts',
    invokes: [programs.system],
    prepare: async (runtime) => {
      runtime.svm.airdrop(offline.signer.address, lamports(LAMPORTS_PER_BTG));
      putNonce(runtime, nonceAccount.address, offline.signer.address);
      return { files: { 'transfer.txt': `${await signedTransfer()}\n` }, args: ['transfer.txt'] };
    },
    effects: {
      'the recipient has a quarter of a BTG': ({ runtime, printed }) => {
        expect(printed.recipient).toBe(recipient.address);
        expect(runtime.svm.getBalance(recipient.address)).toBe(250_000_000n);
      },
      'the sender paid the amount and one fee': ({ runtime }) =>
        expect(runtime.svm.getBalance(offline.signer.address)).toBe(749_995_000n),
      'the nonce has advanced': ({ runtime }) =>
        expect(nonceAt(runtime, nonceAccount.address).value).not.toBe(value),
      'the printed signature is the transfer': ({ runtime, printed }) =>
        expect(runtime.transactions.at(-1)).toMatchObject({ signature: printed.signature, err: null }),
    },
  },
];
