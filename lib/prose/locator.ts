import type { Nodes, Paragraph } from 'mdast';
import { visit } from 'unist-util-visit';
import { align } from './align';
import type { Passage, Range } from './passage';

/** A function that finds the text of a paragraph where it was read. */
export function locator(paragraph: Paragraph, source: string): Passage['locate'] {
  return (offset, text) => {
    let found: Range | undefined;
    visit(paragraph, ({ position, ...node }: Nodes) => {
      const value = node.type === 'text' ? node.value : node.type === 'image' ? node.alt : undefined;
      // What a plugin has made has no place.
      if (!value || position?.start.offset === undefined) return;
      // The text of an image stands after its mark.
      const start = position.start.offset + (node.type === 'image' ? 2 : 0);
      if (offset < start || !value.startsWith(text, offset - start)) return;
      found = rangeIn(align(value, source, start), offset - start, offset - start + text.length);
    });
    return found;
  };
}

/** Where a piece of a text stands, given the offsets of the text's characters. */
export function rangeIn(offsets: readonly number[], start: number, end: number): Range | undefined {
  const [first, last] = [offsets[start], offsets[end - 1]];
  return first === undefined || last === undefined ? undefined : { start: first, end: last + 1 };
}
