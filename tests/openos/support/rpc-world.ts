import { address, type Blockhash } from '@solana/kit';
import { getTransferSolInstruction } from '@solana-program/system';
import { getMintToInstruction } from '@solana-program/token';
import { fillVariables, type Variables } from '@/lib/source/variables';
import { connect, payer } from '../../recipes/conversation';
import { example, programs } from '../../recipes/programs';
import { startTestValidator } from './test-validator';

type Call = ReturnType<typeof connect>['call'];

/** A node with what the pages of RPC methods name: accounts, transactions, and values in the place of examples. */
export type RpcWorld = Awaited<ReturnType<typeof startRpcWorld>>;

/** Accounts in tests/openos/accounts that are wrong in a way that a node tells. */
const made = {
  'made.accountWithoutMint': '3BuW9SR5tG6VFK4MmkQQ3Ak8ny1K1Vv5Uz7is8Aa5pwG',
  'made.accountOfAccount': 'FMUEmtxhU46GzhKF4FW9MLJdQWiLgjiXP9TYRWSrqTpV',
  'made.upstreamMint': '6TcyBfPdBt1kjsvDZLzmBFnuMaLWiTaAt4RjUr9VA5YD',
};

/** Examples in the place of which a node has values of its own. */
export const ownValues = ['signature', 'secondSignature', 'thirdSignature', 'blockhash']
  .concat(['validator', 'voteAccount', 'stakeAccount', 'transaction', 'message'])
  .map((it) => `example.${it}`);

/** The private key of who pays all transactions, and has a token account with 12.5 tokens. */
export const payerKey = new Uint8Array(32).fill(1);

/** Bytes in base64, with one of them changed. */
function withByte(base64: string, at: number, byte: number): string {
  const bytes = Buffer.from(base64, 'base64');
  bytes[at] = byte;
  return bytes.toString('base64');
}

/**
 * Starts a test validator with the world of the pages.
 *
 * @param isReady whether it answers as the pages' readers expect
 * @param ahead what to do before that
 */
export async function startRpcWorld(
  options: readonly string[],
  variables: Variables,
  isReady: (call: Call) => Promise<boolean> = async () => true,
  ahead?: (world: Pick<RpcWorld, 'url' | 'ws' | 'values' | 'fill'>) => Promise<void>,
) {
  const node = await startTestValidator([...options, '--account-dir', 'tests/openos/accounts']);
  const { call, wire, settle, send } = connect(node.url);
  await settle((await call('requestAirdrop', [payer.address, 1_000_000_000])).result);

  let amount = 0;
  const instructions = () => {
    amount += 1;
    const to = { mint: address(example.splMint), token: address(example.splTokenAccount) };
    return [
      getTransferSolInstruction({ source: payer, destination: address(example.wallet), amount }),
      getMintToInstruction(
        { ...to, mintAuthority: payer, amount },
        { programAddress: address(programs.token) },
      ),
    ];
  };
  /** Sends a transaction that changes the wallet and a token account, and waits until it is confirmed. */
  const act = async (version?: 'legacy') => send(await wire(instructions(), version));
  const [first, second, third] = [await act('legacy'), await act('legacy'), await act()];
  const config = { maxSupportedTransactionVersion: 0, commitment: 'confirmed' };
  const slotOf = async (it: string) => Number((await call('getTransaction', [it, config])).result.slot);
  const [slot, versionedSlot] = [await slotOf(first), await slotOf(third)];
  const [{ nodePubkey, votePubkey }] = (await call('getVoteAccounts', [])).result.current;
  const [stake] = (await call('getProgramAccounts', [programs.stake, { encoding: 'base64' }])).result;
  const ed25519 = { programAddress: address(programs.ed25519), data: new Uint8Array([1, 0, 9, 9, 9, 9]) };

  /** The variables of the pages, with this node's values; transactions are new ones. */
  const values = async (): Promise<Map<string, string>> => {
    const { text } = await wire(instructions());
    const message = Buffer.from(text, 'base64').subarray(65).toString('base64');
    const { blockhash } = (await call('getLatestBlockhash', [])).result.value;
    return new Map([
      ...variables,
      ...Object.entries({
        'devnet.rpc': node.url,
        'devnet.ws': node.ws,
        'example.signature': first,
        'example.secondSignature': second,
        'example.thirdSignature': third,
        'example.blockhash': blockhash,
        'example.validator': nodePubkey,
        'example.voteAccount': votePubkey,
        'example.stakeAccount': stake.pubkey,
        'example.transaction': text,
        'example.message': message,
        ...made,
        'made.badMessage': withByte(example.message, 133, 9),
        'made.badTransaction': withByte(example.transaction, 198, 9),
        'made.unsigned': withByte(text, 1, 1),
        'made.expired': (await wire(instructions(), 0, example.blockhash as Blockhash)).text,
        'made.badPrecompile': (await wire([ed25519])).text,
      }),
    ]);
  };
  /** Text of a page with the values of this node. Its slots are as far from 250,000,000 as those from the first transaction's. */
  const fill = (text: string, all: Variables) =>
    ownValues
      .reduce(
        (now, name) => now.replaceAll(variables.get(name) ?? '', all.get(name) ?? ''),
        fillVariables(text.replaceAll('"[[made.versionedSlot]]"', `${versionedSlot}`), all, () => {}, 'code'),
      )
      .replaceAll(/\b2[4-6]\d{7}(?!\d)/g, (it) => String(Math.max(0, Number(it) - 250_000_000 + slot)))
      .replaceAll('"epoch":576', '"epoch":1');
  await ahead?.({ ...node, values, fill });
  while (!(await isReady(call))) await new Promise((resolve) => setTimeout(resolve, 500));
  return { ...node, call, act, values, fill };
}
