import { expect, it } from 'vitest';
import world from '@/content/rpc/world.json';
import type { Json } from '@/lib/json';
import { reference } from './reference';

const { block, firstSlot, lastSlot, skipped } = world;
const { methods, types } = reference.rpc;

/** Every example of the RPC, with the name of its method, notification or type. */
const examples: [name: string, value: Json][] = [
  ...methods.flatMap(({ name, examples, notification }): [string, Json][] => [
    ...examples.map(({ params, result }): [string, Json] => [name, [params, result]]),
    ...(notification ? ([[notification.name, notification.example]] as [string, Json][]) : []),
  ]),
  ...Array.from(types.values(), ({ name, example }): [string, Json] => [name, example]),
];

// Slots, heights and times, and no other numbers of the examples, are in these ranges.
const isSlot = (it: number) => it > 248_000_000 && it < 262_000_000;
const isHeight = (it: number) => it > 228_000_000 && it < 230_000_000;
const isTime = (it: number) => it > 1_700_000_000 && it < 1_900_000_000;

/** Slots with a block, and their heights in the same order. */
const blocks = Array.from({ length: lastSlot - firstSlot + 1 }, (_, index) => firstSlot + index).filter(
  (slot) => !skipped.includes(slot),
);
const heights = blocks.map((_, index) => block.height + index - blocks.indexOf(block.slot));
const timeOf = (slot: number) =>
  block.time + Math.floor(((slot - block.slot) * world.slotMilliseconds) / 1000);
/** Slots that an example may name. */
const named = new Set(
  [world.moments, world.hashes, world.signatures, world.slots, skipped].flatMap(numbersIn),
);
const balances = new Map(
  Object.entries(world.accounts).map(([name, balance]) => [reference.variables.get(name), balance]),
);

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

function objectsIn(value: Json | undefined): { [key: string]: Json }[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(objectsIn);
  return Array.isArray(value) ? inner : [value, ...inner];
}

it('content/rpc/world.json names no slot that no example has', () => {
  const used = new Set(examples.flatMap(([, value]) => numbersIn(value)));
  expect(numbersIn(world.slots).filter((slot) => !used.has(slot))).toEqual([]);
});

it.each(examples)('the values of an example of %s are of one chain', (name, value) => {
  const numbers = numbersIn(value);
  const isListed = (slot: number) => name.startsWith('getBlocks') && blocks.includes(slot);
  expect(numbers.filter((it) => isSlot(it) && !named.has(it) && !isListed(it))).toEqual([]);
  // A blockhash is valid for 300 blocks.
  expect(
    numbers.filter((it) => isHeight(it) && !heights.includes(it) && !heights.includes(it - 300)),
  ).toEqual([]);
  expect(numbers.filter((it) => isTime(it) && it > timeOf(lastSlot))).toEqual([]);
  for (const it of objectsIn(value)) {
    const slot = Number(it.slot ?? it.absoluteSlot ?? blocks[heights.indexOf(Number(it.blockHeight))]);
    if (it.blockHeight !== undefined) expect(it.blockHeight).toBe(heights[blocks.indexOf(slot)]);
    if (typeof it.blockTime === 'number') expect(it.blockTime).toBe(timeOf(slot));
    const balance = balances.get(String(it.pubkey ?? it.address));
    const lamports = it.postBalance ?? (objectsIn(it.account)[0] ?? it).lamports;
    if (balance !== undefined && lamports !== undefined) expect(Number(lamports)).toBe(balance);
  }
});
