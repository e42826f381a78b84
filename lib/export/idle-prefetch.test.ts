import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readFlightRows, textRow } from './flight-rows';
import { affordableNeighbours, idleBudget, markIdlePrefetch } from './idle-prefetch';

const page = '__next.!KGRvY3Mp.$oc$slug.__PAGE__.txt';
const marked = ' data-idle-prefetch=""';
let out = '';

beforeEach(() => {
  out = mkdtempSync(path.join(tmpdir(), 'openverse-docs-export-'));
});
afterEach(() => rmSync(out, { recursive: true }));

/** Writes a file of a page that is `bytes` long. */
function fill(route: string, name: string, bytes: number): void {
  mkdirSync(path.join(out, route), { recursive: true });
  writeFileSync(path.join(out, route, name), 'é'.repeat(bytes / 2));
}

const links = (previous: string, next: string) =>
  `<nav><a href="${previous}" class="a" rel="prev">x</a><a href="${next}" class="b" rel="next">y</a></nav>`;

/** The links that are chosen, given bytes of the two neighbours' data, where the frame has 10,000. */
async function chosenOf(previous: number, next: number): Promise<string[]> {
  for (const [route, bytes] of [
    ['/p', previous],
    ['/n', next],
  ] as const) {
    fill(route, '__next._index.txt', 10_000);
    fill(route, page, bytes);
    fill(route, 'index.txt', 9_000_000);
  }
  return [...(await affordableNeighbours(out, links('/p/', '/n/')))];
}

it.each([
  [10_000, 10_000, ['next', 'prev']],
  [idleBudget - 20_000, 10_000, ['next', 'prev']],
  [idleBudget - 19_998, 10_000, ['next']],
  [2, idleBudget - 10_000, ['next']],
  [10_000, idleBudget - 9_998, ['prev']],
  [90_000, 90_000, []],
])('of neighbours with %i and %i bytes: %j', async (previous, next, chosen) => {
  expect(await chosenOf(previous, next)).toEqual(chosen);
});

it('chooses nothing where there are no neighbours', async () => {
  expect(await affordableNeighbours(out, '<a href="/p/" class="a">x</a>')).toEqual(new Set());
});

it('marks the chosen links in the page and in its data, where the length of the text is right', async () => {
  await chosenOf(40_000, 10_000);
  const html = `<p>é</p>${links('/p/', '/n/')}`;
  const rows = [textRow('1', html), ...readFlightRows('2:["$","a",null,{"rel":"next"}]\n:HL["/x"]\n')];
  mkdirSync(path.join(out, 'x'));
  writeFileSync(path.join(out, 'x/index.html'), html);
  for (const name of ['index.txt', page, 'other.txt'])
    writeFileSync(path.join(out, 'x', name), rows.map(({ raw }) => raw).join(''));

  await markIdlePrefetch(out);
  const read = (name: string) => readFileSync(path.join(out, 'x', name), 'utf8');
  const expected = html.replace('rel="next"', `rel="next"${marked}`);
  expect(read('index.html')).toBe(expected);
  for (const name of ['index.txt', page])
    expect(readFlightRows(read(name))).toEqual([textRow('1', expected), ...rows.slice(1)]);
  expect(read('other.txt')).not.toContain(marked);
});
