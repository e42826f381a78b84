import {
  address,
  appendTransactionMessageInstructions,
  type Blockhash,
  createKeyPairSignerFromPrivateKeyBytes,
  createTransactionMessage,
  getBase58Decoder,
  getBase64EncodedWireTransaction,
  getBase64Encoder,
  getSignatureFromTransaction,
  type Instruction,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit';
import { getAddMemoInstruction } from '@solana-program/memo';
import { getCreateAccountInstruction, getTransferSolInstruction } from '@solana-program/system';
import {
  getInitializeAccount3Instruction,
  getInitializeMint2Instruction,
  getMintToInstruction,
} from '@solana-program/token';
import { programs } from './programs';

/** A call, and what a node answers: `result` or `error`. What differs from run to run has a name, such as `{first}`. */
export interface Exchange {
  method: string;
  params: unknown[];
  result?: unknown;
  error?: unknown;
  /** Why only the node is asked. */
  onlyNode?: string;
}

const signerAt = (seed: number) => createKeyPairSignerFromPrivateKeyBytes(new Uint8Array(32).fill(seed));
const [payer, receiver, mint, account, stranger] = await Promise.all(
  [1, 2, 3, 4, 5].map((seed) => signerAt(seed)) as [Signing, Signing, Signing, Signing, Signing],
);
type Signing = ReturnType<typeof signerAt>;

export { payer };

const programAddress = address(programs.token);
/** Bytes, and the lamports that make an account of this size exempt from rent. */
const mintSize = { space: 82n, lamports: 1_461_600n };
const accountSize = { space: 165n, lamports: 2_039_280n };
/**
 * Fields whose values depend on the time, the length of the chain or the machine. The programs of LiteSVM are newer than
 * those of the node, and use other numbers of compute units.
 */
const varying =
  /^(slot|contextSlot|absoluteSlot|blockHeight|epoch|slotIndex|slotsInEpoch|transactionCount|lastValidBlockHeight|blockTime|blockhash|recentBlockhash|confirmations|confirmationStatus|feature-set|prioritizationFee|unitsConsumed|computeUnitsConsumed)$/;

const confirmed = { commitment: 'confirmed', preflightCommitment: 'confirmed', encoding: 'base64' };

/** Calls a node, and signs transactions. */
export function connect(url: string) {
  const call = async (method: string, params: unknown[]) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
    });
    const { result, error } = await response.json();
    return error === undefined ? { result } : { error };
  };
  const wire = async (
    instructions: Instruction[],
    version: 'legacy' | 0 = 0,
    old?: Blockhash,
    feePayer = payer,
  ) => {
    const blockhash = old ?? (await call('getLatestBlockhash', [confirmed])).result.value.blockhash;
    const message = pipe(
      createTransactionMessage({ version }),
      (it) => setTransactionMessageFeePayerSigner(feePayer, it),
      (it) => setTransactionMessageLifetimeUsingBlockhash({ blockhash, lastValidBlockHeight: 0n }, it),
      (it) => appendTransactionMessageInstructions(instructions, it),
    );
    const signed = await signTransactionMessageWithSigners(message);
    const text = getBase64EncodedWireTransaction(signed);
    return { text, signature: getSignatureFromTransaction(signed) };
  };
  /** Waits until a transaction is confirmed. */
  const settle = async (signature: string) => {
    for (;;) {
      const [status] = (await call('getSignatureStatuses', [[signature]])).result.value;
      if (status && status.confirmationStatus !== 'processed') return signature;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  const send = async ({ text, signature }: Awaited<ReturnType<typeof wire>>, skipPreflight = false) => {
    const { error } = await call('sendTransaction', [text, { ...confirmed, skipPreflight }]);
    if (error) throw new Error(JSON.stringify(error));
    return settle(signature);
  };
  return { call, wire, settle, send };
}

/**
 * Makes accounts and transactions on a new chain, by calls alone, and then asks a node about them.
 *
 * @param url endpoint of a node whose faucet has no limit
 * @param requests methods and parameters, with names for what differs from run to run
 * @returns the requests with their answers, in order
 */
export async function converse(
  url: string,
  requests: readonly Pick<Exchange, 'method' | 'params'>[],
): Promise<Exchange[]> {
  const { call, wire, settle, send } = connect(url);
  const pay = (amount: number) =>
    getTransferSolInstruction({ source: payer, destination: receiver.address, amount });

  const airdrop = await settle((await call('requestAirdrop', [payer.address, 10_000_000_000])).result);
  const memo = getAddMemoInstruction({ memo: 'invoice 42' }, { programAddress: address(programs.memoV3) });
  const transfer = await wire([pay(1_000_000_000), memo], 'legacy');
  const first = await send(transfer);
  const second = await send(await wire([pay(2_000_000)]));
  const failed = await send(await wire([pay(90_000_000_000)]), true);
  const creation = await wire([
    getCreateAccountInstruction({ payer, newAccount: mint, ...mintSize, programAddress }),
    getInitializeMint2Instruction({ mint: mint.address, decimals: 2, mintAuthority: payer.address }),
    getCreateAccountInstruction({ payer, newAccount: account, ...accountSize, programAddress }),
    getInitializeAccount3Instruction({ account: account.address, mint: mint.address, owner: payer.address }),
    getMintToInstruction({
      mint: mint.address,
      token: account.address,
      mintAuthority: payer,
      amount: 12_345n,
    }),
  ]);
  const token = await send(creation);
  const again = await wire([pay(1_000_000)]);
  const unknown = '4vJ9JU1bJJE96FWSJKvHsmmFADCg4gpZQff4P3bkLKi' as Blockhash;
  await call('sendTransaction', [again.text, confirmed]).then(() => settle(again.signature));
  const values: Record<string, string> = {
    airdrop,
    first,
    second,
    failed,
    token,
    payer: payer.address,
    receiver: receiver.address,
    mint: mint.address,
    account: account.address,
    stranger: stranger.address,
    base58: getBase58Decoder().decode(getBase64Encoder().encode(transfer.text)),
    base64: transfer.text,
    again: again.text,
    sentAgain: again.signature,
    tooMuch: (await wire([pay(90_000_000_000)])).text,
    small: (await wire([pay(5_000)])).text,
    expired: (await wire([pay(6_000)], 0, unknown)).text,
  };
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (all, name) => values[name] ?? all);
  const named = Object.entries(values).map(([name, value]) => [value, `{${name}}`] as const);
  const name = (text: string) => named.reduce((now, [value, to]) => now.replaceAll(value, to), text);
  /** The balances of the programs, which depend on their sizes. */
  const deposits = await Promise.all(
    [programs.memoV3, programs.token].map(async (it) => (await call('getBalance', [it])).result.value),
  );
  const exchanges: Exchange[] = [];
  for (const { method, params } of requests) {
    const answer = await call(method, JSON.parse(fill(JSON.stringify(params))));
    const plain = JSON.parse(JSON.stringify(answer), (key, value) =>
      /^(pre|post)Balances$/.test(key)
        ? value.map((it: number) => (deposits.includes(it) ? '{deposit}' : it))
        : withoutVarying(key, value),
    );
    exchanges.push({ method, params, ...JSON.parse(name(JSON.stringify(plain))) });
  }
  return exchanges;
}

/** A value of an answer, where it does not vary. Newer programs write other lines of their own to the log. */
function withoutVarying(key: string, value: unknown): unknown {
  if (/^log(s|Messages)$/.test(key) && Array.isArray(value))
    return value
      .filter((line: string) => !line.startsWith('Program log:'))
      .map((line: string) => line.replace(/ consumed \d+ of \d+ /, ' consumed {} of {} '));
  // The first signature has a name; others depend on the blockhash.
  if (key === 'signatures' && Array.isArray(value))
    return value.map((it, index) => (index === 0 ? it : '{signature}'));
  return varying.test(key) && (key === 'confirmations' || Object(value) !== value) ? '{}' : value;
}
