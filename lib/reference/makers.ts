import type { Doc } from '@/lib/content/parse';
import type { Problem } from '@/lib/content/problem';
import { didYouMean } from '@/lib/nearest';
import type { CommandData } from './cli/data';
import { commandOptions } from './cli/markdown';
import { errorTable } from './errors/markdown';
import { NoFact } from './facts/facts';
import type { PageData } from './page-data';
import { plotMarkdown } from './plots/draw';
import { methodMarkdown } from './rpc/method-markdown';

/** The Markdown that replaces a data component, or a message if the component names something that does not exist. */
type Made = string | Pick<Problem, 'message' | 'hint' | 'needs'>;

/** Makes the Markdown for a data component with these attributes, on the page of `doc`. */
export type Maker = (data: PageData, attributes: Record<string, string>, doc: Doc) => Made;

/** A maker that needs a program with reference data. */
export function ofProgram(
  make: (commands: CommandData, program: string, attributes: Record<string, string>) => Made,
): Maker {
  return ({ commands }, attributes) => {
    const { program = '' } = attributes;
    if (commands.shared.has(program) || commands.commands.some((it) => it.program === program)) {
      return make(commands, program, attributes);
    }
    const hint = 'Name a folder of content/cli/_reference';
    const needs = { path: `cli/_reference/${program}/` };
    return { message: `there is no reference data for "${program}"`, hint, needs };
  };
}

/** One set of a program's shared options. */
export const makeOptions = ofProgram((commands, program, { set = '' }) => {
  const markdown = commandOptions(commands, program, set);
  if (markdown !== undefined) return markdown;
  const needs = { path: `cli/_reference/${program}/_shared.json` };
  return {
    message: `"${program}" has no option set "${set}"`,
    hint: 'Name an id of its _shared.json',
    needs,
  };
});

/** The page of a method. */
export const makeMethod: Maker = ({ rpc }, { name = '' }) => {
  const found = rpc.methods.find((it) => it.name === name);
  if (found) return methodMarkdown(rpc, found);
  const names = rpc.methods.map((it) => it.name);
  const hint = didYouMean(name, names, 'Name a file of content/rpc/methods');
  const needs = { path: `rpc/methods/${name}.json` };
  return { message: `there is no description of the method "${name}"`, hint, needs };
};

/** The errors of an enum. */
export const makeErrors: Maker = ({ errors }, { of = '' }) => {
  const found = errors.get(of);
  if (found) return errorTable(found);
  const hint = didYouMean(of, [...errors.keys()], 'Name a file of content/errors');
  return { message: `there are no errors of "${of}"`, hint, needs: { path: `errors/${of}.json` } };
};

/** A plot and its numbers. */
export const makePlot: Maker = ({ plots }, { name = '' }) => {
  const found = Object.hasOwn(plots, name) ? plots[name] : undefined;
  if (!found) {
    const hint = didYouMean(name, Object.keys(plots), 'Name a plot of content/plots');
    return { message: `there is no plot "${name}"`, hint };
  }
  try {
    return plotMarkdown(found());
  } catch (error) {
    const needs = error instanceof NoFact ? { needs: { path: 'facts/', name: error.fact } } : {};
    const message = `the plot "${name}" cannot be drawn: ${error instanceof Error ? error.message : String(error)}`;
    return { message, hint: 'Fix its formula or its values', ...needs };
  }
};
