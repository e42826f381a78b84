import type { ComponentType } from 'react';
import type { Doc } from '@/lib/content/parse';
import type { Signature } from '@/lib/content/plugins/allowed-components';
import type { Problem } from '@/lib/content/problem';
import { didYouMean } from '@/lib/nearest';
import type { CommandData } from './cli/data';
import { commandReference, globalOptions, optionTable, sharedOptions } from './cli/nodes';
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

/**
 * Builds the nodes of what a component names.
 *
 * @param folder where its file is, below content/
 */
function buildNamed<T>(
  { what, name, folder }: Record<'what' | 'name' | 'folder', string>,
  known: ReadonlyMap<string, T>,
  build: (found: T) => Replacement,
): Replacement {
  const found = known.get(name);
  if (found !== undefined) return build(found);
  const hint = didYouMean(name, known.keys(), `Name one of content/${folder}`);
  return { message: `unknown ${what} "${name}"`, hint, needs: { path: `${folder}/${name}` } };
}

function forProgram(build: (commands: CommandData, program: string) => Replacement): Builder {
  return ({ commands }, { program: name = '' }) => {
    const programs = new Map(commands.commands.map(({ program }) => [program, program]));
    const named = { what: 'program', name, folder: 'cli/_reference' };
    return buildNamed(named, programs, (program) => build(commands, program));
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
    required: ['program'],
    use: 'The options that every command of a program accepts.',
    build: forProgram(globalOptions),
  },
  SharedOptions: {
    required: ['program'],
    use: 'All other options that several commands accept.',
    build: forProgram(sharedOptions),
  },
  RpcMethod: {
    required: ['name'],
    use: 'The whole reference of a method of the RPC.',
    build: ({ rpc }, { name = '' }) => {
      const methods = new Map(rpc.methods.map((it) => [it.name, it]));
      const named = { what: 'RPC method', name, folder: 'rpc/methods' };
      return buildNamed(named, methods, (it) => methodReference(rpc, it));
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
    build: ({ errors }, { of: name = '' }) =>
      buildNamed({ what: 'error enum', name, folder: 'errors' }, errors, errorTable),
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
      const named = { what: 'plot', name, folder: 'plots' };
      return buildNamed(named, new Map(Object.entries(plots)), (plot) => {
        try {
          return plotBlocks(plot());
        } catch (error) {
          const { message: reason, cause } = error instanceof Error ? error : new Error(String(error));
          // The cause is the name of a missing fact.
          const needs = typeof cause === 'string' ? { needs: { path: 'facts/', name: cause } } : {};
          const message = `the plot "${name}" cannot be drawn: ${reason}`;
          return { message, hint: 'Fix its formula or its values', ...needs };
        }
      });
    },
  },
} satisfies Record<string, Signature & { build: Builder }>;

/** Facts in a line, one for each attribute. */
const factLine: WithMarkdown = { markdown: (facts) => md.paragraph(Object.values(facts).join(' · ')) };

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
  MethodMeta: factLine,
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
  RecipeFacts: factLine,
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
