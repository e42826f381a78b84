import type { Nodes } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { ComponentType } from 'react';
import {
  type Component,
  type ComponentTable,
  label,
  link,
  name,
  named,
  oneOf,
  optional,
  text,
} from '@/lib/markdown/component-table';
import * as md from '@/lib/markdown/nodes';
import type { Doc } from '@/lib/source/doc';
import type { Problem } from '@/lib/source/problem';
import { proposalSchema } from '@/lib/source/schema';
import { commandReference, globalOptions, optionTable, sharedOptions } from './cli/nodes';
import { errorCodeTable, errorTable } from './errors/nodes';
import { glossaryTable } from './glossary/nodes';
import type { PageData } from './page-data';
import { plotBlocks } from './plots/nodes';
import { proposalTable } from './proposals/nodes';
import { findPrograms } from './recipes/data';
import { defaultNode } from './recipes/needs';
import { recipeSetup, recipeTable } from './recipes/nodes';
import { errorReference, methodReference, methodTable, typeReference } from './rpc/nodes';

const cardIcons = ['terminal', 'network', 'validator', 'api', 'search'] as const;

/** The name of an icon of a card. */
export type CardIcon = (typeof cardIcons)[number];

/** The headings of the table inside an element; undefined if there is none. */
function headings({ children }: { children: readonly Nodes[] }): string[] | undefined {
  const table = children.find((it) => it.type === 'table');
  return table?.children[0]?.children.map((it) => textOf(it));
}

/** Components that pages render, with the Markdown that machines read in their place. */
export const authorComponents = {
  Tabs: {
    attributes: { group: name },
    contains: '<Tab>',
    use: 'Alternatives of which a reader follows one. All groups of the same name change together.',
  },
  Tab: {
    attributes: { label, value: { ...name, isUnique: true } },
    use: 'One alternative, directly inside `<Tabs>`. The `value` of the chosen tab is remembered.',
    markdown: ({ label = '' }) => md.paragraph(md.strong(label)),
  },
  Steps: {
    contains: 'one numbered list',
    use: 'A procedure. Indent the blocks of a step by three spaces.',
  },
  Cards: { contains: '<Card>', use: 'A set of cards.', markdown: 'list' },
  Card: {
    attributes: { title: text, href: optional(link), icon: optional(oneOf(...cardIcons)) },
    use: 'A link to another page, directly inside `<Cards>`.',
    markdown: ({ title = '', href }) => md.paragraph(href ? md.link(href, title) : md.strong(title), ':'),
  },
  Details: {
    attributes: { summary: text },
    use: 'Additional text that is closed at first.',
    markdown: ({ summary = '' }) => md.paragraph(md.strong(summary)),
  },
  FilterTable: {
    attributes: {
      label,
      by: optional({
        kind: 'value',
        takes: 'headings of its table, separated by commas',
        isList: true,
        known: (_data, table) => headings(table),
      }),
      layout: optional(oneOf('stacked')),
    },
    contains: 'one table',
    use: 'Readers filter the rows of the table by words, and by the columns that `by` names. `stacked` puts the last column below the others.',
  },
} satisfies Record<string, Component>;

/** The nodes that replace a data component, or a message if the component names something that does not exist. */
type Replacement = md.Blocks | Pick<Problem, 'message' | 'hint' | 'needs'>;

/** Builds what replaces a data component with these attributes, on the page of `doc`; what it names may not exist. */
export type Builder = (data: PageData, attributes: Record<string, string>, doc: Doc) => Replacement;

const program = named(
  'a program',
  'cli/_reference',
  ({ commands }: PageData) => new Set(commands.commands.map((it) => it.program)),
);

/** Components that are replaced by nodes made from data files before anything is rendered. */
export const dataComponents = {
  CommandReference: {
    attributes: { program },
    use: 'All commands of a program.',
    build: ({ commands }, { program = '' }) => commandReference(commands, program),
  },
  CommandOptions: {
    attributes: { program },
    use: 'The options that every command of a program accepts.',
    build: ({ commands }, { program = '' }) => globalOptions(commands, program),
  },
  SharedOptions: {
    attributes: { program },
    use: 'All other options that several commands accept.',
    build: ({ commands }, { program = '' }) => sharedOptions(commands, program),
  },
  RpcMethod: {
    attributes: { name: named('a method', 'rpc/methods', ({ rpc }) => rpc.methods.map((it) => it.name)) },
    use: 'The whole reference of a method of the RPC.',
    build: ({ rpc, passages }, { name }) =>
      rpc.methods.filter((it) => it.name === name).map((it) => methodReference(rpc, it, passages)),
  },
  RpcMethodTable: {
    attributes: { transport: oneOf('http', 'websocket') },
    use: 'All methods of a transport, as a table that can be filtered.',
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
    attributes: { of: named('an enum', 'errors', ({ errors }) => errors.keys()) },
    use: 'All errors of an enum, as a table that can be filtered. `#enum-name` links a row.',
    build: ({ errors }, { of: name = '' }) => [errors.get(name) ?? []].flat().map(errorTable),
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
    attributes: {
      node: optional({ kind: 'value', takes: 'a version such as `20.18`', pattern: /^\d+\.\d+$/ }),
      tools: optional(link),
    },
    use: 'The prerequisites for the programs of a recipe, made from the programs. `node` is the version of Node.js, if it is not 20.18. `tools` leads to the steps that install `cargo build-sbf`, if they are not those of `/cli/examples/deploy-a-program`.',
    // A new page may not have programs yet.
    build: ({ passages, recipes, variables }, { node = defaultNode, tools }, doc) =>
      recipeSetup(passages, findPrograms(recipes, doc.id), variables, node, tools),
  },
  OptionTable: {
    attributes: { program },
    use: 'All shared options of a program, as a table that can be filtered. `#name` links a row.',
    build: ({ commands }, { program = '' }) => optionTable(commands, program),
  },
  ProposalTable: {
    attributes: { status: oneOf(...proposalSchema.shape.status.options) },
    use: 'All proposals with that status, as a table that can be filtered.',
    build: ({ proposals }, { status = '' }) => proposalTable(proposals, status),
  },
  Plot: {
    attributes: { name: named('a plot', 'plots', ({ plots }) => Object.keys(plots)) },
    use: 'A plot, with its numbers as a table.',
    build: ({ plots }, { name = '' }) => {
      try {
        return plots[name] && plotBlocks(plots[name]());
      } catch (error) {
        const { message: reason, cause } = error instanceof Error ? error : new Error(String(error));
        // The cause is the name of a missing fact.
        const needs = typeof cause === 'string' ? { needs: { path: 'facts/', name: cause } } : {};
        const message = `the plot "${name}" cannot be drawn: ${reason}`;
        return { message, hint: 'Fix its formula or its values', ...needs };
      }
    },
  },
} satisfies Record<string, Component<PageData> & { build: Builder }>;

/** Facts in a line, one for each attribute. */
const factLine: Component = { markdown: (facts) => md.paragraph(Object.values(facts).join(' · ')) };

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
    attributes: { title: text, alt: text },
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
} satisfies Record<string, Component>;

const replaced: Readonly<Record<string, Component<PageData>>> = {
  // Replaced by a passage, before the others.
  Include: {
    attributes: { file: named('a passage', '_shared', ({ passages }: PageData) => passages.keys()) },
    use: 'A passage that several pages share, by its path below `content/`.',
  },
  ...dataComponents,
};

/** Components that are replaced: only their attributes are used. */
export const replacedComponents: typeof replaced = Object.fromEntries(
  Object.entries(replaced).map(([name, it]) => [name, { contains: 'nothing', ...it }]),
);

/** Every component. */
export const components: ComponentTable<PageData> = new Map(
  Object.entries<Component<PageData>>({ ...authorComponents, ...replacedComponents, ...builtComponents }),
);

/** The type of the component map of the page: every component, and the elements of Markdown that are one. */
export type ComponentMap = Record<
  | (keyof typeof authorComponents | keyof typeof builtComponents)
  | ('CodeBlock' | 'Diagram' | 'Rest' | 'a' | 'input' | 'math' | 'table'),
  ComponentType<never>
>;
