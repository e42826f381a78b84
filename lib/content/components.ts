import type { ComponentType } from 'react';

/** What writers may know of a component: the attributes it needs and takes, and what it is for (Markdown). */
export interface Signature {
  required: readonly string[];
  optional: readonly string[];
  use: string;
}

/** What writers may type in MDX, and the page renders. docs/reference.md lists it. */
export const authorComponents = {
  Tabs: {
    required: ['group'],
    optional: [],
    use: 'Alternatives of which a reader follows one. All groups of the same name change together.',
  },
  Tab: {
    required: ['label', 'value'],
    optional: [],
    use: 'One alternative, directly inside `<Tabs>`. The `value` of the chosen tab is remembered.',
  },
  Steps: {
    required: [],
    optional: [],
    use: 'A procedure: one numbered list. Indent the blocks of a step by three spaces.',
  },
  Cards: { required: [], optional: [], use: 'A set of cards.' },
  Card: {
    required: ['title'],
    optional: ['href', 'icon'],
    use: 'A link to another page. Icons: `terminal`, `network`, `validator`, `api`.',
  },
  Details: { required: ['summary'], optional: [], use: 'Additional text that is closed at first.' },
  Figure: { required: ['src', 'alt'], optional: ['caption'], use: 'A picture with a caption.' },
  FilterTable: {
    required: ['label'],
    optional: ['by', 'layout'],
    use: 'Around a table: readers filter its rows by words, and by the columns that `by` names, separated by commas. `layout="stacked"` puts the last column below the others.',
  },
} as const satisfies Record<string, Signature>;

/** Components that the pipeline replaces by Markdown made from data files, before anything is rendered. */
export const dataComponents = {
  CommandReference: { required: ['program'], optional: [], use: 'All commands of a program.' },
  CommandOptions: { required: ['program', 'set'], optional: [], use: 'One set of shared options.' },
  SharedOptions: { required: ['program'], optional: [], use: 'All sets of shared options except `global`.' },
  RpcMethod: { required: ['name'], optional: [], use: 'The whole reference of a method of the RPC.' },
  RpcMethodTable: {
    required: ['transport'],
    optional: [],
    use: 'All methods of `http` or `websocket`, as a table that can be filtered.',
  },
  RpcTypes: { required: [], optional: [], use: 'All types that methods share.' },
  RpcErrors: { required: [], optional: [], use: 'All error codes of the RPC.' },
  RecipeTable: {
    required: [],
    optional: [],
    use: 'All recipes of the Cookbook, as a table that can be filtered.',
  },
  OptionTable: {
    required: ['program'],
    optional: [],
    use: 'All shared options of a program, as a table that can be filtered. `#name` links a row.',
  },
  Plot: { required: ['name'], optional: [], use: 'A plot of `content/plots/`, with its numbers as a table.' },
  ProposalTable: {
    required: ['status'],
    optional: [],
    use: 'All proposals with that status, as a table that can be filtered.',
  },
} as const satisfies Record<string, Signature>;

/** A component writers may type that the page renders. */
export type AuthorComponent = keyof typeof authorComponents;

/** Components that Markdown made from data files may use, in addition to the writers' own. All attributes are text. */
export const madeComponents = [
  'Details',
  'ErrorList',
  'Field',
  'FieldGroup',
  'FieldList',
  'FilterTable',
  'MethodColumns',
  'MethodExample',
  'MethodFacts',
  'MethodMeta',
  'ProposalFacts',
  'Tab',
  'Tabs',
  'Target',
  'TryIt',
  'TypeLine',
] as const;

/** A component that only the pipeline emits; `a`, `math` and `table` are elements of Markdown. */
export type BuiltComponent =
  | Exclude<(typeof madeComponents)[number], AuthorComponent>
  | 'CodeBlock'
  | 'Diagram'
  | 'PlotPicture'
  | 'Verified'
  | 'a'
  | 'math'
  | 'table';

/** The component map the page hands to the compiler: nothing missing, nothing the pipeline does not know. */
export type ComponentMap = Record<AuthorComponent | BuiltComponent, ComponentType<never>>;
