import { readFile } from 'node:fs/promises';
import {
  address,
  createKeyPairSignerFromBytes,
  getBase64EncodedWireTransaction,
  getBase64Encoder,
  getCompiledTransactionMessageDecoder,
  getInstructionsFromCompiledTransactionMessage,
  getTransactionDecoder,
  isInstructionForProgram,
  isInstructionWithAccounts,
  isInstructionWithData,
  partiallySignTransaction,
} from '@solana/kit';
import {
  parseTransferSolInstruction,
  SYSTEM_PROGRAM_ADDRESS,
  TRANSFER_SOL_DISCRIMINATOR,
} from '@solana-program/system';

const LAMPORTS_PER_BTG = 1_000_000_000n;

const [, , keypairFile, recipientArgument, base64] = process.argv;
if (!keypairFile || !recipientArgument || !base64)
  throw new Error('Usage: add-signature.ts KEYPAIR RECIPIENT TRANSACTION');
const recipient = address(recipientArgument);
const sender = await createKeyPairSignerFromBytes(
  Uint8Array.from(JSON.parse(await readFile(keypairFile, 'utf8'))),
);

// #region decode
const transaction = getTransactionDecoder().decode(
  getBase64Encoder().encode(base64),
);
const message = getCompiledTransactionMessageDecoder().decode(
  transaction.messageBytes,
);
const [instruction, ...others] =
  getInstructionsFromCompiledTransactionMessage(message);
// #endregion

// #region check
// Sign one transfer of the agreed amount, and nothing else.
if (
  !instruction ||
  others.length > 0 ||
  !isInstructionForProgram(instruction, SYSTEM_PROGRAM_ADDRESS) ||
  !isInstructionWithAccounts(instruction) ||
  !isInstructionWithData(instruction)
)
  throw new Error('This is not a single transfer. Nothing was signed.');
const { accounts, data } = parseTransferSolInstruction(instruction);
const isAgreed =
  // The parser does not check which instruction it is.
  data.discriminator === TRANSFER_SOL_DISCRIMINATOR &&
  accounts.source.address === sender.address &&
  accounts.destination.address === recipient &&
  data.amount === LAMPORTS_PER_BTG / 4n &&
  message.staticAccounts[0] !== sender.address;
if (!isAgreed)
  throw new Error('This is not the agreed transfer. Nothing was signed.');
// #endregion

// #region sign
const signed = await partiallySignTransaction(
  [sender.keyPair],
  transaction,
);
console.log(getBase64EncodedWireTransaction(signed));
// #endregion
