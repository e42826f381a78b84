import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import {
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
}
interface Index {
  // Up to this slot, all transactions are in the index.
  completeTo?: number;
  entries: Entry[];
}

let index: Index = existsSync(file)
  ? JSON.parse(await readFile(file, 'utf8'))
  : { entries: [] };
const known = new Set(index.entries.map(({ signature }) => signature));

// The file has the old index or the new one, never a part.
async function store(next: Index, added: readonly Entry[]) {
  await writeFile(`${file}.new`, JSON.stringify(next));
  await rename(`${file}.new`, file);
  index = next;
  for (const { signature, slot } of added) {
    known.add(signature);
    console.log(`Slot ${slot}: ${signature}`);
  }
}
// #endregion

// #region catch-up
const commitment = 'finalized';
const OVERLAP = 150;

class Gap extends Error {}

async function catchUp() {
  const newest = await rpc.getSlot({ commitment }).send();
  const oldest = (index.completeTo ?? 0) - OVERLAP;

  const added = new Map<Signature, Entry>();
  let before: { before: Signature } | undefined;
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
    for (const { signature, slot, err } of page) {
      if (slot < oldest || known.has(signature)) continue;
      const failed = err !== null;
      added.set(signature, { signature, slot: Number(slot), failed });
    }
    const last = page.at(-1);
    if (last === undefined || last.slot < oldest) break;
    before = { before: last.signature };
  }

  const first = await rpc.getFirstAvailableBlock().send();
  if (index.completeTo !== undefined && first > index.completeTo + 1)
    throw new Gap(`No history of slots ${index.completeTo} to ${first}`);

  const entries = [...added.values()].reverse();
  await store(
    {
      completeTo: Number(newest),
      entries: [...index.entries, ...entries],
    },
    entries,
  );
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
    } catch (error) {
      if (error instanceof Gap) throw error;
      console.error(`Reading again: ${error}`);
    }
    if (index.entries.length >= wanted) stopping.abort();
    // Half a minute, or until somebody rings.
    for (let i = 0; i < 60 && !isRung && !signal.aborted; i += 1)
      await pause(500);
  }
}

await Promise.all([listen(), follow()]);
// #endregion
