import { readFileSync } from 'node:fs';
import type { RootContent, TableCell } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import { visit } from 'unist-util-visit';

/** A cell of a table: its text, and the pieces of code in it. */
export interface Cell {
  text: string;
  codes: string[];
}

/** The first table below a heading of a page with the given id, without its head. Throws if it does not exist. */
export function tableBelow(file: string, id: string): Cell[][] {
  const { children } = remark().use(remarkGfm).parse(readFileSync(file, 'utf8'));
  const heading = children.findIndex((it) => it.type === 'heading' && textOf(it).endsWith(`[#${id}]`));
  const table = children.slice(heading + 1).find((it) => it.type === 'table');
  if (heading === -1 || !table) throw new Error(`${file} has no table below #${id}`);
  return table.children.slice(1).map((row) => row.children.map(cellOf));
}

function cellOf(cell: TableCell): Cell {
  const codes: string[] = [];
  visit(cell as TableCell | RootContent, 'inlineCode', ({ value }) => {
    codes.push(value);
  });
  return { text: textOf(cell), codes };
}
