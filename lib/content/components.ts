import type { ComponentType } from 'react';

/** What writers may type in MDX: each component, the attributes it takes and which of them it needs. */
export const authorComponents = {
  Tabs: { required: ['group'], optional: [] },
  Tab: { required: ['label', 'value'], optional: [] },
  Steps: { required: [], optional: [] },
  Cards: { required: [], optional: [] },
  Card: { required: ['title'], optional: ['href', 'icon'] },
  Details: { required: ['summary'], optional: [] },
  Figure: { required: ['src', 'alt'], optional: ['caption'] },
  FilterTable: { required: ['label'], optional: ['by', 'layout'] },
} as const satisfies Record<string, { required: readonly string[]; optional: readonly string[] }>;

/** Components that the pipeline replaces by Markdown made from data files, before anything is rendered. */
export const dataComponents = {
  CommandReference: { required: ['program'], optional: [] },
  CommandOptions: { required: ['program', 'set'], optional: [] },
  SharedOptions: { required: ['program'], optional: [] },
  RpcMethod: { required: ['name'], optional: [] },
  RpcMethodTable: { required: ['transport'], optional: [] },
  RpcTypes: { required: [], optional: [] },
  RpcErrors: { required: [], optional: [] },
  RecipeTable: { required: [], optional: [] },
  OptionTable: { required: ['program'], optional: [] },
  Plot: { required: ['name'], optional: [] },
  ProposalTable: { required: ['status'], optional: [] },
} as const satisfies Record<string, { required: readonly string[]; optional: readonly string[] }>;

/** A component writers may type that the page renders. */
export type AuthorComponent = keyof typeof authorComponents;

/** Components that Markdown made from data files may name, beside the writers' own blocks. All they take is text. */
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

/** The component map that the page hands over: nothing missing, nothing the pipeline does not know. */
export type ComponentMap = Record<AuthorComponent | BuiltComponent, ComponentType<never>>;
