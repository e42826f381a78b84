import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import {
  type Address,
  address,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  type Signature,
} from '@solana/kit';

const rpc = createSolanaRpc(
  process.env.RPC_URL ?? 'http://127.0.0.1:8899',
);
const rpcSubscriptions = createSolanaRpcSubscriptions(
  process.env.WS_URL ?? 'ws://127.0.0.1:8900',
);

const [, , addressArgument, file = '', count] = process.argv;
if (!addressArgument || !file)
  throw new Error('Usage: follow-address.ts ADDRESS FILE [COUNT]');
const followed = address(addressArgument);
const wanted =
  count === undefined ? Number.POSITIVE_INFINITY : Number(count);

// Ctrl+C ends the program, but not in the middle of a step.
const stopping = new AbortController();
const { signal } = stopping;
process.once('SIGINT', () => stopping.abort());
const pause = (ms: number) =>
  setTimeout(ms, undefined, { signal }).catch(() => {});

// #region store
interface Entry {
  signature: Signature;
  slot: number;
  failed: boolean;
  // What the address got, or gave away: from the fill step.
  lamports?: string;
  tokens?: { mint: Address; amount: string }[];
}
interface Index {
  // Of this address, on this cluster.
  followed: Address;
  genesisHash: string;
  // Up to this slot, all transactions are in the index.
  completeTo?: number;
  entries: Entry[];
}

const genesisHash = await rpc.getGenesisHash().send();
let index: Index = existsSync(file)
  ? JSON.parse(await readFile(file, 'utf8'))
  : { followed, genesisHash, entries: [] };
if (index.followed !== followed || index.genesisHash !== genesisHash)
  throw new Error(`${file} is of ${index.followed}, or another cluster`);

// The file has the old index or the new one, never a part.
async function store(next: Index) {
  await writeFile(`${file}.new`, JSON.stringify(next));
  await rename(`${file}.new`, file);
  index = next;
}
// #endregion

// #region catch-up
const commitment = 'finalized';
const OVERLAP = 150;

class Gap extends Error {}

async function catchUp() {
  const newest = await rpc.getSlot({ commitment }).send();
  const oldest = (index.completeTo ?? 0) - OVERLAP;
  const known = new Set(index.entries.map(({ signature }) => signature));

  const added = new Map<Signature, Entry>();
  let before: { before: Signature } | undefined;
  let last: { signature: Signature; slot: bigint } | undefined;
  for (let limit = 4; ; limit = Math.min(10 * limit, 1_000)) {
    const page = await rpc
      .getSignaturesForAddress(followed, {
        commitment,
        limit,
        // A node that is behind answers with an error.
        minContextSlot: newest,
        ...before,
      })
      .send();
    // A node that does not know `before` answers with an empty list. So
    // each page has to begin with the last entry of the page before.
    if (last && page[0]?.signature !== last.signature)
      throw new Error(`The node does not know ${before?.before}`);
    for (const { signature, slot, err } of page) {
      if (slot < oldest || known.has(signature)) continue;
      const failed = err !== null;
      added.set(signature, { signature, slot: Number(slot), failed });
    }
    last = page.at(-1);
    const next = page.at(-2);
    if (!last || !next || page.length < limit || last.slot < oldest) break;
    before = { before: next.signature };
  }

  const first = await rpc.getFirstAvailableBlock().send();
  if (index.completeTo !== undefined && first > index.completeTo + 1)
    throw new Gap(`No history of slots ${index.completeTo} to ${first}`);
  // The list reaches what is in the index, unless its block is deleted.
  const slot = index.entries.at(-1)?.slot ?? -1;
  if (slot >= first && !(last && last.slot <= slot))
    throw new Error(`The list ends above slot ${slot}`);

  // What the node stored late is older than entries that are there.
  const entries = [
    ...index.entries,
    ...[...added.values()].reverse(),
  ].sort((a, b) => a.slot - b.slot);
  await store({ ...index, completeTo: Number(newest), entries });
}
// #endregion

// #region amounts
async function amountsOf(signature: Signature) {
  const found = await rpc
    .getTransaction(signature, {
      commitment,
      encoding: 'json',
      maxSupportedTransactionVersion: 0,
    })
    .send();
  if (!found?.meta) throw new Error(`The node does not have ${signature}`);
  const { loadedAddresses, preBalances, postBalances } = found.meta;
  const { writable = [], readonly = [] } = loadedAddresses ?? {};
  const { accountKeys } = found.transaction.message;
  const at = [...accountKeys, ...writable, ...readonly].indexOf(followed);
  const lamports = (postBalances[at] ?? 0n) - (preBalances[at] ?? 0n);

  const moved = new Map<Address, bigint>();
  const count = (
    list: typeof found.meta.preTokenBalances,
    sign: bigint,
  ) => {
    for (const { accountIndex, owner, mint, uiTokenAmount } of list ?? [])
      if (accountIndex === at || owner === followed) {
        const change = sign * BigInt(uiTokenAmount.amount);
        moved.set(mint, (moved.get(mint) ?? 0n) + change);
      }
  };
  count(found.meta.preTokenBalances, -1n);
  count(found.meta.postTokenBalances, 1n);
  const tokens = [...moved]
    .filter(([, amount]) => amount !== 0n)
    .map(([mint, amount]) => ({ mint, amount: String(amount) }));
  return { lamports: String(lamports), tokens };
}

// If a request fails, what was read is stored, and the next step goes on
// from there.
async function fill() {
  const entries = [...index.entries];
  try {
    for (const [at, entry] of entries.entries()) {
      if (entry.lamports !== undefined || signal.aborted) continue;
      const { slot, signature } = entry;
      const amounts = await amountsOf(signature);
      entries[at] = { ...entry, ...amounts };
      console.log(
        `Slot ${slot}: ${amounts.lamports} lamports, ${signature}`,
      );
    }
  } finally {
    await store({ ...index, entries });
  }
}
// #endregion

// #region listen
let isRung = false;

async function listen() {
  for (let failures = 0; !signal.aborted; failures += 1) {
    try {
      const notifications = await rpcSubscriptions
        .logsNotifications({ mentions: [followed] }, { commitment })
        .subscribe({ abortSignal: signal });
      failures = 0;
      // For what came while nobody listened.
      isRung = true;
      for await (const _ of notifications) isRung = true;
    } catch (error) {
      if (!signal.aborted) console.error(`Subscribing again: ${error}`);
    }
    const longest = Math.min(30_000, 500 * 2 ** failures);
    await pause(longest * (0.5 + Math.random() / 2));
  }
}
// #endregion

// #region follow
async function follow() {
  while (!signal.aborted) {
    isRung = false;
    try {
      await catchUp();
      await fill();
      if (index.entries.length >= wanted) stopping.abort();
    } catch (error) {
      if (error instanceof Gap) throw error;
      console.error(`Reading again: ${error}`);
    }
    // Half a minute, or until somebody rings.
    for (let i = 0; i < 60 && !isRung && !signal.aborted; i += 1)
      await pause(500);
  }
}

await Promise.all([listen(), follow()]);
// #endregion
