import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { expect, it } from 'vitest';
import { docOf, noData, variables } from '@/tests/unit/render';
import { compile } from '../compile';

const doc = docOf('## A\n\n[[cli.config]] and [B](/b).\n');

async function look(isOnlyInspected: boolean) {
  const seen: string[] = [];
  const inspect = (tree: Root) => void seen.push(...tree.children.map((it) => textOf(it)));
  const input = { ...noData, doc, variables, highlight: false, inspect, isOnlyInspected };
  return { seen, result: await compile(input, {}) };
}

it('shows the page as typed, whatever else is wanted', async () => {
  expect((await look(false)).seen).toEqual(['A', '[[cli.config]] and B.']);
  expect((await look(true)).seen).toEqual(['A', '[[cli.config]] and B.']);
});

it('leaves nothing to do where that is all', async () => {
  expect((await look(false)).result.links).toHaveLength(1);
  expect((await look(true)).result).toMatchObject({ toc: [], blocks: [], links: [], problems: [] });
});
