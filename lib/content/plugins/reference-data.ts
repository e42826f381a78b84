import type { Nodes, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { Processor } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { commandOptions, commandReference, sharedOptions } from '../command-markdown';
import { type CompileContext, report } from './context';

/**
 * remark plugin: replaces <CommandReference>, <CommandOptions> and <SharedOptions> by the Markdown made from the data
 * files, so that headings, contents, links and search see the reference as they see written text.
 */
export function referenceData(this: Processor<Root>, context: CompileContext) {
  return (tree: Root) => {
    visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement, index, parent) => {
      if (!node.name || !parent || index === undefined) return;
      const markdown = markdownFor(context, node);
      if (markdown === undefined) return;
      // The page's own parser reads the Markdown: what works in pages works in data.
      const children = this.parse(new VFile(markdown)).children;
      for (const child of children) {
        visit(child, (it: Nodes) => {
          it.position = node.position;
        });
      }
      parent.children.splice(index, 1, ...(children as typeof parent.children));
    });
  };
}

/** The Markdown for a data component; nothing for any other element. */
function markdownFor(context: CompileContext, node: MdxJsxFlowElement): string | undefined {
  if (!['CommandReference', 'CommandOptions', 'SharedOptions'].includes(node.name ?? '')) return undefined;
  const program = attribute(node, 'program');
  const { commands } = context;
  if (!commands.shared.has(program) && !commands.commands.some((it) => it.program === program)) {
    report(
      context,
      node,
      `there is no reference data for "${program}"`,
      'Name a folder of content/cli/_reference',
    );
    return '';
  }
  if (node.name === 'CommandReference') return commandReference(commands, program);
  if (node.name === 'SharedOptions') return sharedOptions(commands, program);
  const options = commandOptions(commands, program, attribute(node, 'set'));
  if (options === undefined) {
    report(
      context,
      node,
      `"${program}" has no option set "${attribute(node, 'set')}"`,
      'Name an id of its _shared.json',
    );
  }
  return options ?? '';
}

function attribute(node: MdxJsxFlowElement, name: string): string {
  const found = node.attributes.find((it) => it.type === 'mdxJsxAttribute' && it.name === name);
  return typeof found?.value === 'string' ? found.value : '';
}
