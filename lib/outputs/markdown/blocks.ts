import type { ComponentMap } from '@/lib/content';
import { type Block, card, figure, inside, listOf, named, plotPicture } from './author-blocks';
import { field, fieldGroup, methodMeta, proposalFacts, tryIt, typeLine, verified } from './reference-blocks';

/** The Markdown of each component that a page's tree may hold. The type keeps it complete. */
export const blocks: Record<
  Exclude<keyof ComponentMap, 'a' | 'CodeBlock' | 'Diagram' | 'math' | 'table'>,
  Block
> = {
  Card: card,
  Cards: listOf,
  Details: named('summary'),
  ErrorList: inside,
  Field: field,
  FieldGroup: fieldGroup,
  FieldList: listOf,
  Figure: figure,
  FilterTable: inside,
  MethodColumns: inside,
  MethodExample: inside,
  MethodFacts: inside,
  MethodMeta: methodMeta,
  PlotPicture: plotPicture,
  ProposalFacts: proposalFacts,
  Steps: inside,
  Tab: named('label'),
  Tabs: inside,
  Target: () => [],
  TryIt: tryIt,
  TypeLine: typeLine,
  Verified: verified,
};

/** The Markdown of a component by its name. Throws an Error for one that is not known. */
export function blockOf(name: string | null): Block {
  const known: Record<string, Block> = blocks;
  const block = name !== null && Object.hasOwn(known, name) ? known[name] : undefined;
  if (!block) throw new Error(`<${name}> has no Markdown`);
  return block;
}
