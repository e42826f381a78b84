import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { compileMDX } from 'next-mdx-remote/rsc';
import type { ReactElement } from 'react';
import type { Parser, Plugin as RemarkPlugin } from 'unified';
import { visit } from 'unist-util-visit';
import { authorComponents, dataComponents } from '@/lib/reference/components';
import { terms } from '@/lib/reference/glossary/terms';
import type { PageData } from '@/lib/reference/page-data';
import { hasRecipeColumns, recipeColumns } from '@/lib/reference/recipes/columns';
import { includes } from '@/lib/reference/recipes/includes';
import { recipe } from '@/lib/reference/recipes/recipe-facts';
import { proposal, referenceData } from '@/lib/reference/reference-data';
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
import { syntax } from './syntax';

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

/** Thrown by a plugin, the documented way to end `compileMDX` before it generates code. */
const parsed = new Error('The page is parsed');

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
  const typedDoc = { ...doc };
  let trees: PageTrees | undefined;
  let failure: unknown;
  const fail = (error: unknown): never => {
    failure = error;
    throw error;
  };
  const sitePlugins: RemarkPlugin<[], Root> = function () {
    const parser = this.parser as Parser<Root>;
    const parse = (text: string, file: Parameters<typeof parser>[1]) =>
      parseTitles((it) => parser(it, file), text);
    this.parser = (text, file) => {
      try {
        const { tree, body } = parse(text, file);
        typedDoc.body = body;
        return tree;
      } catch (error) {
        return fail(error);
      }
    };
    return async (tree, file) => {
      try {
        const read = (text: string) => parse(text, file);
        const own = { data, variables: data.variables, doc: typedDoc, parse: read };
        for (const plugin of plugins) await plugin({ ...page, ...own }, tree);
        page.isComplete = true;
        page.hasColumns = hasRecipeColumns(tree);
        if (page.problems.length === 0) trees = { plain: plainPage(doc, tree), tree: withComponents(tree) };
        throw parsed;
      } catch (error) {
        fail(error);
      }
    };
  };
  try {
    await compileMDX({
      source: doc.body,
      options: {
        mdxOptions: {
          format: doc.file.endsWith('.md') ? 'md' : 'mdx',
          remarkPlugins: [...syntax, sitePlugins],
        },
      },
    });
  } catch (error) {
    // The error of next-mdx-remote has the place only in its text.
    if (failure !== parsed) reportSyntaxError({ ...page, doc }, failure ?? error);
  }
  return { ...page, ...(trees && { trees }) };
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
