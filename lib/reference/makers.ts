import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { type PageContext, report } from '@/lib/content/plugins/context';
import { attribute } from '@/lib/content/plugins/element';
import { didYouMean } from '@/lib/nearest';
import type { CommandData } from './cli/data';
import { commandOptions } from './cli/markdown';
import type { PageData } from './page-data';
import { plotMarkdown } from './plots/markdown';
import { methodMarkdown } from './rpc/method-markdown';

/** Makes the Markdown that takes the place of a data component. */
export type Maker = (context: PageContext & PageData, node: MdxJsxFlowElement) => string;

/** A maker that needs a program with reference data. */
export function ofProgram(
  make: (commands: CommandData, program: string, ...where: Parameters<Maker>) => string,
): Maker {
  return (context, node) => {
    const program = attribute(node, 'program') ?? '';
    const { commands } = context;
    if (commands.shared.has(program) || commands.commands.some((it) => it.program === program)) {
      return make(commands, program, context, node);
    }
    const hint = 'Name a folder of content/cli/_reference';
    report(context, node, `there is no reference data for "${program}"`, hint);
    return '';
  };
}

/** One set of a program's shared options. */
export const makeOptions = ofProgram((commands, program, context, node) => {
  const set = attribute(node, 'set') ?? '';
  const markdown = commandOptions(commands, program, set);
  if (markdown === undefined) {
    report(context, node, `"${program}" has no option set "${set}"`, 'Name an id of its _shared.json');
  }
  return markdown ?? '';
});

/** The page of a method. */
export const makeMethod: Maker = (context, node) => {
  const { rpc, variables } = context;
  const name = attribute(node, 'name') ?? '';
  const found = rpc.methods.find((it) => it.name === name);
  if (found) {
    const endpoint = (kind: string) => variables.get(`devnet.${kind}`) ?? '';
    return methodMarkdown(rpc, found, { rpc: endpoint('rpc'), ws: endpoint('ws') });
  }
  const names = rpc.methods.map((it) => it.name);
  const hint = didYouMean(name, names, 'Name a file of content/rpc/methods');
  report(context, node, `there is no description of the method "${name}"`, hint);
  return '';
};

/** A plot and its numbers. */
export const makePlot: Maker = (context, node) => {
  const name = attribute(node, 'name') ?? '';
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
    report(context, node, `the plot "${name}" cannot be drawn: ${reason}`, 'Fix its formula or its values');
    return '';
  }
};
