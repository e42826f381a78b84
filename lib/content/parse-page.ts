import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { compileMDX } from 'next-mdx-remote/rsc';
import type { ReactElement } from 'react';
import type { Plugin as RemarkPlugin } from 'unified';
import { visit } from 'unist-util-visit';
import { authorComponents, dataComponents } from '@/lib/reference/components';
import { terms } from '@/lib/reference/glossary/terms';
import type { PageData } from '@/lib/reference/page-data';
import { hasRecipeColumns, recipeColumns } from '@/lib/reference/recipes/columns';
import { includes } from '@/lib/reference/recipes/includes';
import { recipe } from '@/lib/reference/recipes/recipe-facts';
import { proposal, referenceData } from '@/lib/reference/reference-data';
import { loadParser } from './load-parser';
import { plainPage } from './page-markdown';
import type { Doc } from './parse';
import { parseTitles } from './parse-titles';
import { admonitions } from './plugins/admonitions';
import { alerts } from './plugins/alerts';
import { allowedComponents } from './plugins/allowed-components';
import { checkFences, code, drawCode } from './plugins/code';
import { componentContents } from './plugins/component-contents';
import type { PageTrees, ParsedPage, Plugin, SyncPlugin } from './plugins/context';
import { definitions } from './plugins/definitions';
import { diagrams } from './plugins/diagrams';
import { attributesOf, element } from './plugins/element';
import { extractText } from './plugins/extract-text';
import { fillDocVariables } from './plugins/fill-variables';
import { reportSyntaxError } from './plugins/foreign-syntax';
import { formulas } from './plugins/formulas';
import { headings } from './plugins/headings';
import { html } from './plugins/html';
import { images } from './plugins/images';
import { include, includeComponent } from './plugins/include';
import { links } from './plugins/links';
import { maxDepth } from './plugins/max-depth';
import { resolveRelativeLinks } from './plugins/resolve-relative-links';
import { unravel } from './plugins/unravel';
import { unreadSyntax } from './plugins/unread-syntax';

const checkComponents = allowedComponents(authorComponents, { ...includeComponent, ...dataComponents });

/** Checks of what the writer typed, in the page and in each passage that it includes. HTML can make the tree deeper. */
const typed: readonly SyncPlugin<PageData>[] = [
  ...[maxDepth, checkFences, unreadSyntax, html, maxDepth, unravel, alerts, checkComponents],
  resolveRelativeLinks,
];

/** These checks, then what fills in data, and then what records the contents of the page. */
const plugins: readonly Plugin<PageData>[] = [
  ...[...typed, include(typed), componentContents, definitions, proposal, recipe, referenceData],
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
  if (doc.hasInvalidFrontMatter) return page;
  const context = {
    ...page,
    doc: { ...doc },
    data,
    variables: data.variables,
    parse: await loadParser(doc.file),
  };
  try {
    const { tree, body } = parseTitles(context.parse, doc.body);
    context.doc.body = body;
    for (const plugin of plugins) await plugin(context, tree);
    page.isComplete = true;
    page.hasColumns = hasRecipeColumns(tree);
    if (page.problems.length > 0) return page;
    return { ...page, trees: { plain: plainPage(doc, tree), tree: withComponents(tree) } };
  } catch (error) {
    reportSyntaxError({ ...page, doc }, error);
    return page;
  }
}

/** Replaces code by the components that show it, and puts the blocks after the first ones into `<Rest>`. */
function withComponents(tree: Root): Root {
  drawCode(tree);
  const rest = tree.children.splice(firstBlocks);
  if (rest.length > 0) tree.children.push(element('Rest', {}, rest as MdxJsxFlowElement['children']));
  return tree;
}

/**
 * Compiles a parsed page, and loads the grammars of its code.
 *
 * @returns an element that takes the map of components as a prop
 */
export async function renderPage({ tree }: PageTrees): Promise<ReactElement<{ components: object }>> {
  const langs = new Set<string>();
  visit(tree, 'mdxJsxFlowElement', (node) => {
    if (node.name === 'CodeBlock') langs.add(attributesOf(node).lang ?? '');
  });
  // Loaded only where pages are rendered: it takes a while.
  const { loadGrammar } = await import('./highlight');
  for (const lang of langs) await loadGrammar(lang);
  const isParsed: RemarkPlugin<[], Root> = function () {
    this.parser = () => tree;
  };
  const { content } = await compileMDX({
    source: '',
    options: {
      mdxOptions: {
        remarkPlugins: [isParsed],
        remarkRehypeOptions: { footnoteLabelProperties: { className: ['visually-hidden'] } },
      },
    },
  });
  return content as ReactElement<{ components: object }>;
}
