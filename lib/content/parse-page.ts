import type { Root } from 'mdast';
import { compileMDX, type MDXRemoteProps } from 'next-mdx-remote/rsc';
import type { ReactElement } from 'react';
import type { PageTrees, ParsedPage, Plugin, SyncPlugin } from '@/lib/markdown/context';
import { attributesOf } from '@/lib/markdown/element';
import { type Block, component } from '@/lib/markdown/nodes';
import { admonitions } from '@/lib/markdown/plugins/admonitions';
import { alerts } from '@/lib/markdown/plugins/alerts';
import { checkFences, code, drawCode } from '@/lib/markdown/plugins/code';
import { checkComponents, checkContents } from '@/lib/markdown/plugins/components';
import { definitions } from '@/lib/markdown/plugins/definitions';
import { diagrams } from '@/lib/markdown/plugins/diagrams';
import { extractText } from '@/lib/markdown/plugins/extract-text';
import { fillDocVariables } from '@/lib/markdown/plugins/fill-variables';
import { formulas } from '@/lib/markdown/plugins/formulas';
import { headings } from '@/lib/markdown/plugins/headings';
import { html } from '@/lib/markdown/plugins/html';
import { images } from '@/lib/markdown/plugins/images';
import { include } from '@/lib/markdown/plugins/include';
import { links } from '@/lib/markdown/plugins/links';
import { maxDepth } from '@/lib/markdown/plugins/max-depth';
import { resolveRelativeLinks } from '@/lib/markdown/plugins/resolve-relative-links';
import { unravel } from '@/lib/markdown/plugins/unravel';
import { unreadSyntax } from '@/lib/markdown/plugins/unread-syntax';
import { readText } from '@/lib/markdown/read-text';
import { nodesOf } from '@/lib/markdown/tree';
import { type ComponentMap, components } from '@/lib/reference/components';
import { terms } from '@/lib/reference/glossary/terms';
import type { PageData } from '@/lib/reference/page-data';
import { hasRecipeColumns, recipeColumns } from '@/lib/reference/recipes/columns';
import { includes } from '@/lib/reference/recipes/includes';
import { pageFacts } from '@/lib/reference/recipes/recipe-facts';
import { proposal, referenceData } from '@/lib/reference/reference-data';
import type { Doc } from '@/lib/source/doc';
import { fileProblem } from '@/lib/source/problem';
import { plainPage } from './page-markdown';

/** Checks of what the writer typed, in the page and in each passage that it includes. HTML can make the tree deeper. */
const typed: readonly SyncPlugin<PageData>[] = [
  ...[maxDepth, checkFences, unreadSyntax, html, maxDepth, unravel, alerts, checkComponents(components)],
  resolveRelativeLinks,
];

/** These checks, then what fills in data, and then what records the contents of the page. */
const plugins: readonly Plugin<PageData>[] = [
  ...[...typed, include(typed), checkContents, definitions, proposal, pageFacts, referenceData],
  ...[fillDocVariables, includes, recipeColumns, terms, admonitions, links, images, headings, formulas],
  ...[extractText, diagrams, code],
];

/** Blocks that fill a window of 1280 × 800 pixels, and of a phone. What comes after them is in `<Rest>`. */
const firstBlocks = 6;

/**
 * Parses a page. In this one pass, the plugins collect what all outputs are made from.
 *
 * @returns the page with its problems, so that one run can report those of all pages; its trees, if it has none
 */
export async function parsePage(doc: Doc, data: PageData): Promise<ParsedPage & { trees?: PageTrees }> {
  const page: ParsedPage = {
    toc: [],
    blocks: [],
    links: [],
    anchors: new Set(),
    pictures: [],
    problems: [],
    isComplete: false,
  };
  let trees: PageTrees | undefined;
  try {
    const { tree, body } = readText({ ...page, doc });
    const isWhole = page.problems.length === 0;
    const context = { ...page, components, data, doc: { ...doc, body } };
    // Where a tag could not be read, those around it and in it are not wrong.
    for (const plugin of plugins) if (isWhole || plugin !== checkContents) await plugin(context, tree);
    page.isComplete = isWhole;
    page.hasColumns = hasRecipeColumns(tree);
    if (page.problems.length === 0) trees = { plain: plainPage(doc, tree), tree: withComponents(tree) };
  } catch (error) {
    // A page that is nested too deep has been reported.
    if (page.problems.length === 0)
      page.problems.push(fileProblem(doc.file, (error as Error).message, 'Fix the page or its data'));
  }
  return { ...page, ...(trees && { trees }) };
}

/** Replaces code by the components that show it, and puts the blocks after the first ones into `<Rest>`. */
function withComponents(tree: Root): Root {
  drawCode(tree);
  const rest = tree.children.splice(firstBlocks);
  if (rest.length > 0) tree.children.push(component('Rest', {}, rest as Block[]));
  return tree;
}

/** Renders a parsed page with these components. Loads the grammars of its code. */
export async function renderPage({ tree }: PageTrees, map: ComponentMap): Promise<ReactElement> {
  // Loaded only where pages are rendered: it takes a while.
  const { loadGrammar } = await import('@/lib/markdown/highlight');
  for (const node of nodesOf(tree, 'mdxJsxFlowElement'))
    if (node.name === 'CodeBlock') await loadGrammar(attributesOf(node).lang ?? '');
  const { content } = await compileMDX({
    source: '',
    // Plugins have checked the attributes that the types of the components name.
    components: map as object as MDXRemoteProps['components'],
    options: {
      mdxOptions: {
        remarkPlugins: [() => () => tree],
        remarkRehypeOptions: { footnoteLabelProperties: { className: ['visually-hidden'] } },
      },
    },
  });
  return content;
}
