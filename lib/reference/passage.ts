import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { setPassage } from '@/lib/markdown/context';
import { type Block, parse } from '@/lib/markdown/nodes';
import type { Passages } from '@/lib/markdown/plugins/include';

/** A passage of content/_shared/ for a component. Its mistakes are reported in its file. Throws an Error if missing. */
export function passage(passages: Passages, name: string): Block[] {
  const found = passages.get(`_shared/${name}.mdx`);
  if (!found) throw new Error(`there is no content/_shared/${name}.mdx`);
  const blocks = parse(found.raw);
  visit({ type: 'root', children: blocks } as Root, (node: Nodes) =>
    setPassage(node, { file: found.path, body: found.raw }),
  );
  return blocks;
}
