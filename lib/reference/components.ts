import type { ComponentType } from 'react';
import type { Doc } from '@/lib/content/parse';
import type { Signature } from '@/lib/content/plugins/allowed-components';
import type { Problem } from '@/lib/content/problem';
import { didYouMean } from '@/lib/nearest';
import type { CommandData } from './cli/data';
import { commandReference, optionSet, optionTable, sharedOptions } from './cli/nodes';
import { errorCodeTable, errorTable } from './errors/data';
import { glossaryTable } from './glossary/data';
import * as md from './nodes';
import type { PageData } from './page-data';
import { plotBlocks } from './plots/draw';
import { proposalTable } from './proposals/proposals';
import { recipeTable } from './recipes/cookbook';
import { findPrograms } from './recipes/recipes';
import { defaultNode, recipeSetup } from './recipes/setup';
import { errorReference, methodReference, methodTable, typeReference } from './rpc/nodes';

/**
 * How a component reads in the Markdown of its page: its content, below the blocks made from its attributes if there are
 * any. A paragraph that ends in a colon continues with the first paragraph of the content. In a `list`, each block of
 * the content is an item.
 */
export interface WithMarkdown extends Partial<Signature> {
  markdown?: 'list' | ((attributes: Record<string, string>) => md.Blocks);
}

/** Components that pages render, with the Markdown that machines read in their place. */
export const authorComponents = {
  Tabs: {
    required: ['group'],
    use: 'Alternatives of which a reader follows one. All groups of the same name change together.',
  },
  Tab: {
    required: ['label', 'value'],
    use: 'One alternative, directly inside `<Tabs>`. The `value` of the chosen tab is remembered.',
    markdown: ({ label = '' }) => md.paragraph(md.strong(label)),
  },
  Steps: { use: 'A procedure: one numbered list. Indent the blocks of a step by three spaces.' },
  Cards: { use: 'A set of cards.', markdown: 'list' },
  Card: {
    required: ['title'],
    optional: ['href', 'icon'],
    use: 'A link to another page. Icons: `terminal`, `network`, `validator`, `api`, `search`.',
    markdown: ({ title = '', href }) => md.paragraph(href ? md.link(href, title) : md.strong(title), ':'),
  },
  Details: {
    required: ['summary'],
    use: 'Additional text that is closed at first.',
    markdown: ({ summary = '' }) => md.paragraph(md.strong(summary)),
  },
  FilterTable: {
    required: ['label'],
    optional: ['by', 'layout'],
    use: 'Around a table: readers filter its rows by words, and by the columns that `by` names, separated by commas. `layout="stacked"` puts the last column below the others.',
  },
} satisfies Record<string, Signature & WithMarkdown>;

/** The nodes that replace a data component, or a message if the component names something that does not exist. */
type Replacement = md.Blocks | Pick<Problem, 'message' | 'hint' | 'needs'>;

/** Builds what replaces a data component with these attributes, on the page of `doc`. */
export type Builder = (data: PageData, attributes: Record<string, string>, doc: Doc) => Replacement;

function forProgram(
  build: (commands: CommandData, program: string, attributes: Record<string, string>) => Replacement,
): Builder {
  return ({ commands }, attributes) => {
    const { program = '' } = attributes;
    if (commands.shared.has(program) || commands.commands.some((it) => it.program === program)) {
      return build(commands, program, attributes);
    }
    const hint = 'Name a folder of content/cli/_reference';
    const needs = { path: `cli/_reference/${program}/` };
    return { message: `no reference data for the program "${program}"`, hint, needs };
  };
}

/** Components that are replaced by nodes made from data files before anything is rendered. */
export const dataComponents = {
  CommandReference: {
    required: ['program'],
    use: 'All commands of a program.',
    build: forProgram(commandReference),
  },
  CommandOptions: {
    required: ['program', 'set'],
    use: 'One set of shared options.',
    build: forProgram((commands, program, { set = '' }) => {
      const found = commands.shared.get(program)?.find(({ id }) => id === set);
      if (found) return optionSet(found);
      const needs = { path: `cli/_reference/${program}/_shared.json` };
      return {
        message: `unknown option set "${set}" of "${program}"`,
        hint: 'Name an id of its _shared.json',
        needs,
      };
    }),
  },
  SharedOptions: {
    required: ['program'],
    use: 'All sets of shared options except `global`.',
    build: forProgram(sharedOptions),
  },
  RpcMethod: {
    required: ['name'],
    use: 'The whole reference of a method of the RPC.',
    build: ({ rpc }, { name = '' }) => {
      const found = rpc.methods.find((it) => it.name === name);
      if (found) return methodReference(rpc, found);
      const names = rpc.methods.map((it) => it.name);
      const hint = didYouMean(name, names, 'Name a file of content/rpc/methods');
      const needs = { path: `rpc/methods/${name}.json` };
      return { message: `unknown RPC method "${name}"`, hint, needs };
    },
  },
  RpcMethodTable: {
    required: ['transport'],
    use: 'All methods of `http` or `websocket`, as a table that can be filtered.',
    build: ({ rpc }, { transport }) => methodTable(rpc, transport === 'http' ? 'http' : 'websocket'),
  },
  RpcTypes: {
    use: 'All types that methods share.',
    build: ({ rpc }) => typeReference(rpc),
  },
  RpcErrors: {
    use: 'All error codes of the RPC.',
    build: ({ rpc }) => errorReference(rpc),
  },
  ErrorTable: {
    required: ['of'],
    use: 'All errors of an enum of `content/errors/`, as a table that can be filtered. `#enum-name` links a row.',
    build: ({ errors }, { of = '' }) => {
      const found = errors.get(of);
      if (found) return errorTable(found);
      const hint = didYouMean(of, errors.keys(), 'Name a file of content/errors');
      return { message: `unknown error enum "${of}"`, hint, needs: { path: `errors/${of}.json` } };
    },
  },
  ErrorCodeTable: {
    use: 'What each custom error code means in each program, as a table that can be filtered. `#0x1` links a row.',
    build: ({ errors }) => errorCodeTable(errors),
  },
  Glossary: {
    use: 'All terms of `content/glossary.json`, as a table that can be filtered. `#term` links a row.',
    build: ({ glossary }) => glossaryTable(glossary),
  },
  RecipeTable: {
    use: 'All recipes of the Cookbook, as a table that can be filtered.',
    build: ({ cookbook }) => recipeTable(cookbook),
  },
  RecipeSetup: {
    optional: ['node', 'tools'],
    use: 'The prerequisites for the programs of a recipe, made from the programs. The attribute `node` is the version of Node.js, if it is not 20.18. The attribute `tools` is the link to the steps that install `cargo build-sbf`, if they are not those of `/cli/examples/deploy-a-program`.',
    // A new page may not have programs yet.
    build: ({ recipes, variables }, { node = defaultNode, tools }, doc) =>
      recipeSetup(findPrograms(recipes, doc.id), variables, node, tools),
  },
  OptionTable: {
    required: ['program'],
    use: 'All shared options of a program, as a table that can be filtered. `#name` links a row.',
    build: forProgram(optionTable),
  },
  ProposalTable: {
    required: ['status'],
    use: 'All proposals with that status, as a table that can be filtered.',
    build: ({ proposals }, { status = '' }) => proposalTable(proposals, status),
  },
  Plot: {
    required: ['name'],
    use: 'A plot of `content/plots/`, with its numbers as a table.',
    build: ({ plots }, { name = '' }) => {
      const found = Object.hasOwn(plots, name) ? plots[name] : undefined;
      const hint = didYouMean(name, Object.keys(plots), 'Name a plot of content/plots');
      if (!found) return { message: `unknown plot "${name}"`, hint };
      try {
        return plotBlocks(found());
      } catch (error) {
        const { message: reason, cause } = error instanceof Error ? error : new Error(String(error));
        // The cause is the name of a missing fact.
        const needs = typeof cause === 'string' ? { needs: { path: 'facts/', name: cause } } : {};
        const message = `the plot "${name}" cannot be drawn: ${reason}`;
        return { message, hint: 'Fix its formula or its values', ...needs };
      }
    },
  },
} satisfies Record<string, Signature & { build: Builder }>;

function dotted(...texts: (string | undefined)[]): md.Block {
  return md.paragraph(texts.filter(Boolean).join(' · '));
}

/** Components that only generated nodes contain. Their attributes are text. */
export const builtComponents = {
  Command: {},
  ErrorList: {},
  Excerpt: {},
  Field: {
    markdown: ({ name = '', mark, deprecated }) => {
      const marks = [mark, deprecated && 'deprecated'].filter(Boolean).join(', ');
      return [md.paragraph(md.code(name), marks && ` (${marks})`, ':')];
    },
  },
  FieldGroup: { markdown: ({ label = '' }) => md.paragraph(`${label}:`) },
  FieldList: { markdown: 'list' },
  MethodExample: {},
  MethodLead: {},
  MethodMeta: {
    markdown: ({ transport, purpose, status }) => [dotted(transport, purpose, status)],
  },
  MethodText: {},
  PlotPicture: {
    markdown: ({ title = '', alt = '' }) => [md.paragraph(md.strong(title)), md.paragraph(alt)],
  },
  ProposalFacts: {
    markdown: ({ status, outcome, area }) => [
      md.list(
        Object.entries({ Status: status, Outcome: outcome, Area: area }).map(([label, value = '']) => [
          md.paragraph(md.strong(`${label}:`), ` ${value}`),
        ]),
      ),
    ],
  },
  RecipeFacts: {
    markdown: ({ tested, cluster, packages, tools }) => [dotted(tested, cluster, packages, tools)],
  },
  RecipeProgram: {},
  RecipeStart: {},
  RecipeText: {},
  Target: {},
  Term: {},
  TryIt: {},
  TypeLine: { markdown: () => md.paragraph('Type:') },
  Verified: { markdown: ({ verdict = '', reason = '' }) => md.paragraph(md.strong(verdict), ` ${reason}`) },
} satisfies Record<string, WithMarkdown>;

/** The type of the component map of the page: every component, and the elements of Markdown that are one. */
export type ComponentMap = Record<
  | (keyof typeof authorComponents | keyof typeof builtComponents)
  | ('CodeBlock' | 'Diagram' | 'Rest' | 'a' | 'input' | 'math' | 'table'),
  ComponentType<never>
>;
