import { readFileSync } from 'node:fs';
import { parseJson } from '@/lib/rpc/json';
import type { Json } from '@/lib/rpc/schema';
import type { Variables } from '@/lib/site';

/** A level of commitment. */
type Level = 'processed' | 'confirmed' | 'finalized';

/** The chain that all examples of the RPC show: content/rpc/world.json. */
export interface World {
  slotsPerEpoch: number;
  slotMilliseconds: number;
  /** The block from which the others are counted. */
  block: { slot: number; height: number; time: number };
  /** Every slot from the first to the last has a block, except those that were skipped. */
  firstSlot: number;
  lastSlot: number;
  skipped: number[];
  /** When requests are made: the newest block of each level. */
  moments: Record<string, Partial<Record<Level, number>>>;
  /** In lamports. */
  supply: number | bigint;
  totalStake: number;
  /** By slot. */
  transactionCounts: Record<string, number>;
  /** Slots of blockhashes and of transactions, and balances: by names of variables. */
  hashes: Record<string, number>;
  signatures: Record<string, number>;
  accounts: Record<string, number | bigint>;
  /** Other slots that examples name, by what they are. */
  slots: Record<string, number | number[]>;
}

export const world = parseJson(readFileSync('content/rpc/world.json', 'utf8')) as unknown as World;

/** Values of each slot, derived from the world. */
export class Chain {
  /** Slots that examples may name. */
  readonly named: ReadonlySet<number>;

  constructor(
    readonly world: World,
    private readonly variables: Variables,
  ) {
    const { moments, slots, hashes, signatures } = world;
    this.named = new Set([
      ...Object.values(moments).flatMap((it) => Object.values(it)),
      ...[slots, hashes, signatures].flatMap((it) => Object.values(it).flat()),
      ...world.skipped,
    ]);
  }

  /** Whether a slot has a block. Slots before the first are blocks if examples name them. */
  isBlock(slot: number): boolean {
    return slot <= this.world.lastSlot && !this.world.skipped.includes(slot);
  }

  /** The blocks of a range up to a head, both included. */
  blocks(from: number, to: number): number[] {
    return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index).filter((it) =>
      this.isBlock(it),
    );
  }

  /** The height of a slot's block; undefined if the world does not say which slots were skipped. */
  height(slot: number): number | undefined {
    const { block, firstSlot, skipped } = this.world;
    if (slot < firstSlot || !this.isBlock(slot)) return undefined;
    const [from, to] = slot < block.slot ? [slot, block.slot] : [block.slot, slot];
    const distance = to - from - skipped.filter((it) => from < it && it < to).length;
    return block.height + (slot < block.slot ? -distance : distance);
  }

  slotAt(height: Json | undefined): number | undefined {
    return this.blocks(this.world.firstSlot, this.world.lastSlot).find((it) => this.height(it) === height);
  }

  parent(slot: number): number | undefined {
    return this.blocks(this.world.firstSlot, slot - 1).at(-1);
  }

  /** Block time in seconds: slots take the same time. */
  time(slot: number): number {
    const { block, slotMilliseconds } = this.world;
    return block.time + Math.floor(((slot - block.slot) * slotMilliseconds) / 1000);
  }

  epoch(slot: number): number {
    return Math.floor(slot / this.world.slotsPerEpoch);
  }

  /** Newest blocks of a level, at any moment. */
  heads(level: Json = 'finalized'): number[] {
    return Object.values(this.world.moments).flatMap((it) => it[level as Level] ?? []);
  }

  /** The newest block of a level, unless the request was made at another moment. */
  newest(level: Json = 'finalized'): number {
    return this.world.moments.now?.[level as Level] ?? Number.NaN;
  }

  /** The slot of a blockhash or a signature, or the balance of an address; undefined where it may be anything. */
  of<T>(values: Record<string, T>, text: Json | undefined): T | undefined {
    const found = Object.entries(values).find(([name]) => this.variables.get(name) === text);
    return found?.[1];
  }
}
