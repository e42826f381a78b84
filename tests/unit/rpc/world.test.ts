import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { reference } from './reference';
import { allExamples, changed } from './world/examples';
import { mistakes } from './world/rules';
import { Chain, world } from './world/world';

const chain = new Chain(world, reference.variables);
const examples = allExamples(reference.rpc);

describe('content/rpc/world.json', () => {
  it('has one chain: heights and times rise with slots, and heights are below slots', () => {
    const blocks = chain.blocks(world.firstSlot, world.lastSlot);
    const heights = blocks.map((slot) => chain.height(slot) ?? Number.NaN);
    const times = blocks.map((slot) => chain.time(slot));
    expect(heights).toEqual(blocks.map((_, index) => (heights[0] ?? 0) + index));
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(heights.every((height, index) => height < (blocks[index] ?? 0))).toBe(true);
    expect([chain.height(world.block.slot), chain.time(world.block.slot)]).toEqual([
      world.block.height,
      world.block.time,
    ]);
  });

  it('names blocks as newest ones, and a finalized block is not above a confirmed one', () => {
    for (const { processed, confirmed, finalized } of Object.values(world.moments)) {
      const heads = [finalized, confirmed, processed].filter((slot) => slot !== undefined);
      expect(heads).toEqual([...heads].sort((a, b) => a - b));
      expect(heads.every((slot) => chain.isBlock(slot))).toBe(true);
    }
  });

  it('uses names of content/network.json', () => {
    const names = [world.hashes, world.signatures, world.accounts].flatMap((it) => Object.keys(it));
    expect(names.filter((name) => !reference.variables.has(name))).toEqual([]);
  });

  it('has no more stake, and no more lamports in accounts, than its supply', () => {
    const balances = Object.values(world.accounts).map(BigInt);
    const sum = balances.reduce((total, it) => total + it, 0n);
    expect(sum + BigInt(world.totalStake) <= BigInt(world.supply)).toBe(true);
  });

  it('names no slot that no example has', () => {
    const used = new Set(
      examples.flatMap(({ places }) =>
        places.flatMap(({ type, value }) => (type === 'Slot' ? Number(value) : [])),
      ),
    );
    const named = Object.values(world.slots).flat();
    expect(named.filter((slot) => !used.has(slot))).toEqual([]);
  });
});

describe('the examples of the RPC', () => {
  it('are of the chain of content/rpc/world.json', () => {
    const found = examples.flatMap((it) =>
      mistakes(chain, it).map((mistake) => `${it.name}, "${it.title}": ${mistake}`),
    );
    expect(found).toEqual([]);
  });

  it.each([1, -1, 1000])('are not, if any one slot or time is changed by %i', (difference) => {
    const values = examples.flatMap((example) =>
      example.places
        .filter(({ type, value }) => ['Slot', 'UnixTimestamp'].includes(type) && value !== 0)
        .map(({ path, value }) => ({ example, path, value: Number(value) + difference })),
    );
    expect(values.length).toBeGreaterThan(100);
    const unnoticed = values.filter(({ example, path, value }) => {
      return mistakes(chain, changed(example, path, value)).length === 0;
    });
    expect(unnoticed.map(({ example, path }) => `${example.name}: ${path.join('.')}`)).toEqual([]);
  });
});

describe('the pages of the RPC', () => {
  const pages = ['content/Openverse-RPC-HTTP-Methods.mdx', 'content/Websocket-Methods.mdx'].concat(
    ['content/api', 'content/WebsocketMethods'].flatMap((folder) =>
      readdirSync(folder).map((name) => `${folder}/${name}`),
    ),
  );
  /** Numbers in pages, with or without commas, that begin with some digits. */
  const numbers = (begin: string) =>
    pages.flatMap((page) =>
      Array.from(
        readFileSync(page, 'utf8').matchAll(new RegExp(`\\b${begin},?\\d{3},?\\d{3}\\b`, 'g')),
        ([text]) => ({ page, number: Number(text.replaceAll(',', '')) }),
      ),
    );

  it('name slots of its epoch and heights of its blocks only', () => {
    const slots = numbers('2(?:49|50)');
    const heights = numbers('228');
    expect([slots.length > 10, heights.length > 3]).toEqual([true, true]);
    const epoch = chain.epoch(world.block.slot);
    expect(slots.filter(({ number }) => chain.epoch(number) !== epoch || number > world.lastSlot)).toEqual(
      [],
    );
    expect(heights.filter(({ number }) => chain.slotAt(number) === undefined)).toEqual([]);
  });

  it('have a table of heights that fits', () => {
    const rows = readFileSync('content/api/getBlockHeight.mdx', 'utf8').matchAll(
      /^\| ([\d,]{11}) \| (yes|skipped) \| ([\d,]*) ?\| ([\d,]*) ?\|$/gm,
    );
    const number = (text: string | undefined) => (text ? Number(text.replaceAll(',', '')) : undefined);
    const table = Array.from(rows, ([, slot, block, parent, height]) => [
      number(slot),
      block === 'yes',
      number(parent),
      number(height),
    ]);
    expect(table).toHaveLength(5);
    for (const [slot, isBlock, parent, height] of table) {
      const at = Number(slot);
      expect([isBlock, parent, height]).toEqual(
        chain.isBlock(at) ? [true, chain.parent(at), chain.height(at)] : [false, undefined, undefined],
      );
    }
  });
});
