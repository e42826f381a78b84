import type { ComponentType } from 'react';
import { bold, inlineCode, joinBlocks, literal } from '@/lib/content/markdown';
import type { Doc } from '@/lib/content/parse';
import type { Signature } from '@/lib/content/plugins/guard';
import type { Problem } from '@/lib/content/problem';
import { didYouMean } from '@/lib/nearest';
import type { CommandData } from './cli/data';
import { commandOptions, commandReference, optionTable, sharedOptions } from './cli/markdown';
import { errorCodeTable, errorTable } from './errors/data';
import { NoFact } from './facts/facts';
import { glossaryTable } from './glossary/data';
import type { PageData } from './page-data';
import { plotMarkdown } from './plots/draw';
import { proposalTable } from './proposals/proposals';
import { recipeTable } from './recipes/cookbook';
import { filesOf } from './recipes/recipes';
import { defaultNode, recipeSetup } from './recipes/setup';
import { errorsMarkdown, methodMarkdown, methodTable, typesMarkdown } from './rpc/markdown';

/**
 * A component in Markdown: its content below the text made from its attributes, which is empty if there are none. A
 * text that ends in a colon continues with the first paragraph of the content. In a `list`, each block of the content
 * is an item.
 */
export type AsMarkdown = 'list' | ((attributes: Record<string, string>) => string);

const inside = () => '';

/** Components that pages render, with the Markdown that machines read in their place. */
export const authorComponents = {
  Tabs: {
    required: ['group'],
    use: 'Alternatives of which a reader follows one. All groups of the same name change together.',
    markdown: inside,
  },
  Tab: {
    required: ['label', 'value'],
    use: 'One alternative, directly inside `<Tabs>`. The `value` of the chosen tab is remembered.',
    markdown: ({ label = '' }) => bold(label),
  },
  Steps: {
    use: 'A procedure: one numbered list. Indent the blocks of a step by three spaces.',
    markdown: inside,
  },
  Cards: { use: 'A set of cards.', markdown: 'list' },
  Card: {
    required: ['title'],
    optional: ['href', 'icon'],
    use: 'A link to another page. Icons: `terminal`, `network`, `validator`, `api`, `search`.',
    markdown: ({ title = '', href }) =>
      href === undefined ? `${bold(title)}:` : `[${literal(title)}](<${href}>):`,
  },
  Details: {
    required: ['summary'],
    use: 'Additional text that is closed at first.',
    markdown: ({ summary = '' }) => bold(summary),
  },
  Figure: {
    required: ['src', 'alt'],
    optional: ['caption'],
    use: 'A picture with a caption.',
    markdown: ({ src, alt = '', caption }) =>
      joinBlocks(`![${literal(alt)}](<${src}>)`, caption ? `_${literal(caption)}_` : ''),
  },
  FilterTable: {
    required: ['label'],
    optional: ['by', 'layout'],
    use: 'Around a table: readers filter its rows by words, and by the columns that `by` names, separated by commas. `layout="stacked"` puts the last column below the others.',
    markdown: inside,
  },
} satisfies Record<string, Signature & { markdown: AsMarkdown }>;

/** The Markdown that replaces a data component, or a message if the component names something that does not exist. */
type Made = string | Pick<Problem, 'message' | 'hint' | 'needs'>;

/** Makes the Markdown for a data component with these attributes, on the page of `doc`. */
export type Maker = (data: PageData, attributes: Record<string, string>, doc: Doc) => Made;

/** A maker that needs a program with reference data. */
function ofProgram(
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

/** Components that are replaced by Markdown made from data files before anything is rendered. */
export const dataComponents = {
  CommandReference: {
    required: ['program'],
    use: 'All commands of a program.',
    make: ofProgram(commandReference),
  },
  CommandOptions: {
    required: ['program', 'set'],
    use: 'One set of shared options.',
    make: ofProgram((commands, program, { set = '' }) => {
      const markdown = commandOptions(commands, program, set);
      const hint = 'Name an id of its _shared.json';
      const needs = { path: `cli/_reference/${program}/_shared.json` };
      return markdown ?? { message: `"${program}" has no option set "${set}"`, hint, needs };
    }),
  },
  SharedOptions: {
    required: ['program'],
    use: 'All sets of shared options except `global`.',
    make: ofProgram(sharedOptions),
  },
  RpcMethod: {
    required: ['name'],
    use: 'The whole reference of a method of the RPC.',
    make: ({ rpc }, { name = '' }) => {
      const found = rpc.methods.find((it) => it.name === name);
      if (found) return methodMarkdown(rpc, found);
      const names = rpc.methods.map((it) => it.name);
      const hint = didYouMean(name, names, 'Name a file of content/rpc/methods');
      const needs = { path: `rpc/methods/${name}.json` };
      return { message: `there is no description of the method "${name}"`, hint, needs };
    },
  },
  RpcMethodTable: {
    required: ['transport'],
    use: 'All methods of `http` or `websocket`, as a table that can be filtered.',
    make: ({ rpc }, { transport }) => methodTable(rpc, transport === 'http' ? 'http' : 'websocket'),
  },
  RpcTypes: {
    use: 'All types that methods share.',
    make: ({ rpc }) => typesMarkdown(rpc),
  },
  RpcErrors: {
    use: 'All error codes of the RPC.',
    make: ({ rpc }) => errorsMarkdown(rpc),
  },
  ErrorTable: {
    required: ['of'],
    use: 'All errors of an enum of `content/errors/`, as a table that can be filtered. `#enum-name` links a row.',
    make: ({ errors }, { of = '' }) => {
      const found = errors.get(of);
      if (found) return errorTable(found);
      const hint = didYouMean(of, errors.keys(), 'Name a file of content/errors');
      return { message: `there are no errors of "${of}"`, hint, needs: { path: `errors/${of}.json` } };
    },
  },
  ErrorCodeTable: {
    use: 'What each custom error code means in each program, as a table that can be filtered. `#0x1` links a row.',
    make: ({ errors }) => errorCodeTable(errors),
  },
  Glossary: {
    use: 'All terms of `content/glossary.json`, as a table that can be filtered. `#term` links a row.',
    make: ({ glossary }) => glossaryTable(glossary),
  },
  RecipeTable: {
    use: 'All recipes of the Cookbook, as a table that can be filtered.',
    make: ({ cookbook }) => recipeTable(cookbook),
  },
  RecipeSetup: {
    optional: ['node', 'tools'],
    use: 'The prerequisites for the programs of a recipe, made from the programs. The attribute `node` is the version of Node.js, if it is not 20.18. The attribute `tools` is the link to the steps that install `cargo build-sbf`, if they are not those of `/cli/examples/deploy-a-program`.',
    // A new page may not have programs yet.
    make: ({ recipes, variables }, { node = defaultNode, tools }, doc) =>
      recipeSetup(filesOf(recipes, doc.id), variables, node, tools),
  },
  OptionTable: {
    required: ['program'],
    use: 'All shared options of a program, as a table that can be filtered. `#name` links a row.',
    make: ofProgram(optionTable),
  },
  ProposalTable: {
    required: ['status'],
    use: 'All proposals with that status, as a table that can be filtered.',
    make: ({ proposals }, { status = '' }) => proposalTable(proposals, status),
  },
  Plot: {
    required: ['name'],
    use: 'A plot of `content/plots/`, with its numbers as a table.',
    make: ({ plots }, { name = '' }) => {
      const found = Object.hasOwn(plots, name) ? plots[name] : undefined;
      const hint = didYouMean(name, Object.keys(plots), 'Name a plot of content/plots');
      if (!found) return { message: `there is no plot "${name}"`, hint };
      try {
        return plotMarkdown(found());
      } catch (error) {
        const needs = error instanceof NoFact ? { needs: { path: 'facts/', name: error.fact } } : {};
        const reason = error instanceof Error ? error.message : String(error);
        const message = `the plot "${name}" cannot be drawn: ${reason}`;
        return { message, hint: 'Fix its formula or its values', ...needs };
      }
    },
  },
} satisfies Record<string, Signature & { make: Maker }>;

/** Components that only generated Markdown contains. Their attributes are text. */
export const builtComponents = {
  Command: { markdown: inside },
  ErrorList: { markdown: inside },
  Excerpt: { markdown: inside },
  Field: {
    markdown: ({ name = '', mark, deprecated }) => {
      const marks = [mark, deprecated && 'deprecated'].filter(Boolean).join(', ');
      return `${inlineCode(name)}${marks && ` (${marks})`}:`;
    },
  },
  FieldGroup: { markdown: ({ label = '' }) => `${literal(label)}:` },
  FieldList: { markdown: 'list' },
  MethodExample: { markdown: inside },
  MethodLead: { markdown: inside },
  MethodMeta: {
    markdown: ({ transport, purpose, status }) => [transport, purpose, status].filter(Boolean).join(' · '),
  },
  MethodText: { markdown: inside },
  PlotPicture: { markdown: ({ title = '', alt = '' }) => joinBlocks(bold(title), literal(alt)) },
  ProposalFacts: {
    markdown: ({ status, outcome, area }) =>
      `- **Status:** ${status}\n- **Outcome:** ${outcome}\n- **Area:** ${area}`,
  },
  RecipeFacts: {
    markdown: ({ tested = '', cluster = '', packages = '', tools = '' }) =>
      literal([tested, cluster, packages, tools].filter(Boolean).join(' · ')),
  },
  RecipeProgram: { markdown: inside },
  RecipeStart: { markdown: inside },
  RecipeText: { markdown: inside },
  Target: { markdown: inside },
  Term: { markdown: inside },
  TryIt: { markdown: inside },
  TypeLine: { markdown: () => 'Type:' },
  Verified: { markdown: ({ verdict = '', reason = '' }) => `${bold(verdict)} ${literal(reason)}` },
} satisfies Record<string, { markdown: AsMarkdown }>;

/**
 * Components allowed in Markdown made from data files, which are not those that only plugins write. A drawing contains
 * HTML, so only plots may have one.
 */
export const madeComponents: readonly string[] = [
  ...Object.keys(builtComponents).filter((name) => !/^(?:PlotPicture|Verified|Excerpt|Recipe.*)$/.test(name)),
  ...['Details', 'FilterTable', 'Tab', 'Tabs'],
];

/** Other names in the component map of the page. */
type Rendered = 'CodeBlock' | 'Diagram' | 'Rest' | 'a' | 'input' | 'math' | 'table';

/** The type of the component map of the page: every component, and the Markdown elements that have one. */
export type ComponentMap = Record<
  keyof typeof authorComponents | keyof typeof builtComponents | Rendered,
  ComponentType<never>
>;
