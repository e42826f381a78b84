import type { Nodes, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { commandOptions, commandReference, optionTable, sharedOptions } from '@/lib/reference/cli/markdown';
import { plotMarkdown } from '@/lib/reference/plots/markdown';
import { proposalTable } from '@/lib/reference/proposals/proposals';
import { recipeTable } from '@/lib/reference/recipes/cookbook';
import { errorsMarkdown } from '@/lib/reference/rpc/error-markdown';
import { methodMarkdown, methodTable } from '@/lib/reference/rpc/method-markdown';
import { typesMarkdown } from '@/lib/reference/rpc/types-markdown';
import { didYouMean } from '../nearest';
import { type PageContext, report } from './context';
import { guardMade } from './guard-made';

/** Makes the Markdown that takes a data component's place. */
type Maker = (context: PageContext, node: MdxJsxFlowElement) => string;

const makers: Record<string, Maker> = {
  CommandReference: forProgram((context, _node, program) => commandReference(context.commands, program)),
  CommandOptions: forProgram(options),
  SharedOptions: forProgram((context, _node, program) => sharedOptions(context.commands, program)),
  RpcMethod: method,
  RpcMethodTable: ({ rpc }, node) =>
    methodTable(rpc, attribute(node, 'transport') === 'http' ? 'http' : 'websocket'),
  RpcTypes: ({ rpc }) => typesMarkdown(rpc),
  RpcErrors: ({ rpc }) => errorsMarkdown(rpc),
  RecipeTable: ({ cookbook }) => recipeTable(cookbook),
  OptionTable: forProgram((context, _node, program) => optionTable(context.commands, program)),
  Plot: plot,
  ProposalTable: ({ proposals }, node) => proposalTable(proposals, attribute(node, 'status')),
};

/**
 * Replaces the data components by the Markdown made from the data files, so that headings, contents,
 * links and search see the reference as they see written text.
 */
export function referenceData(context: PageContext, tree: Root): void {
  visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement, index, parent) => {
    const make = makers[node.name ?? ''];
    if (!make || !parent || index === undefined) return;
    // The page's own parser reads the Markdown: what works in pages works in data.
    const made = context.parse(make(context, node));
    const drawing = node.name === 'Plot' ? 'PlotPicture' : undefined;
    const children = guardMade(context, made, node, drawing) ? made.children : [];
    for (const child of children) {
      visit(child, (it: Nodes) => {
        it.position = node.position;
        if (it.type === 'mdxJsxFlowElement' || it.type === 'mdxJsxTextElement') addAnchor(context, it);
      });
    }
    parent.children.splice(index, 1, ...(children as typeof parent.children));
  });
}

/** A field of a reference can be linked as a heading can. */
function addAnchor(context: PageContext, node: MdxJsxFlowElement | MdxJsxTextElement): void {
  const id = attribute(node, 'id');
  if (id === '') return;
  if (context.anchors.has(id)) {
    report(
      context,
      node,
      `the id "${id}" is there twice`,
      'Give one of the two fields or forms another name',
    );
  }
  context.anchors.add(id);
}

/** A maker that needs a program with reference data. */
function forProgram(make: (context: PageContext, node: MdxJsxFlowElement, program: string) => string): Maker {
  return (context, node) => {
    const program = attribute(node, 'program');
    const { commands } = context;
    if (commands.shared.has(program) || commands.commands.some((it) => it.program === program)) {
      return make(context, node, program);
    }
    const hint = 'Name a folder of content/cli/_reference';
    report(context, node, `there is no reference data for "${program}"`, hint);
    return '';
  };
}

function options(context: PageContext, node: MdxJsxFlowElement, program: string): string {
  const set = attribute(node, 'set');
  const markdown = commandOptions(context.commands, program, set);
  if (markdown === undefined) {
    report(context, node, `"${program}" has no option set "${set}"`, 'Name an id of its _shared.json');
  }
  return markdown ?? '';
}

function method(context: PageContext, node: MdxJsxFlowElement): string {
  const { rpc, variables } = context;
  const name = attribute(node, 'name');
  const found = rpc.methods.find((it) => it.name === name);
  if (found) {
    const endpoint = (kind: string) => variables.get(`devnet.${kind}`) ?? '';
    return methodMarkdown(rpc, found, { rpc: endpoint('rpc'), ws: endpoint('ws') });
  }
  const names = rpc.methods.map((it) => it.name);
  const hint = didYouMean(name, names, 'Name a file of content/rpc/methods');
  report(context, node, `there is no description of the method "${name}"`, hint);
  return '';
}

function plot(context: PageContext, node: MdxJsxFlowElement): string {
  const name = attribute(node, 'name');
  const found = Object.hasOwn(context.plots, name) ? context.plots[name] : undefined;
  if (!found) {
    const hint = didYouMean(name, Object.keys(context.plots), 'Name a plot of content/plots');
    report(context, node, `there is no plot "${name}"`, hint);
    return '';
  }
  try {
    return plotMarkdown(found);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    report(context, node, `the plot "${name}" cannot be drawn: ${reason}`, 'Mend its formula or its values');
    return '';
  }
}

function attribute(node: MdxJsxFlowElement | MdxJsxTextElement, name: string): string {
  const found = node.attributes.find((it) => it.type === 'mdxJsxAttribute' && it.name === name);
  return typeof found?.value === 'string' ? found.value : '';
}
