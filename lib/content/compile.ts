import type { Root } from 'mdast';
import type { MDXComponents } from 'mdx/types';
import { compileMDX } from 'next-mdx-remote/rsc';
import type { ReactElement } from 'react';
import rehypeKatex from 'rehype-katex';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import type { PluggableList } from 'unified';
import { VFile } from 'vfile';
import type { ComponentMap } from './components';
import { admonitions } from './plugins/admonitions';
import { blocks } from './plugins/blocks';
import { code } from './plugins/code';
import { componentIds } from './plugins/component-ids';
import type { CompileContext, ExternalLink, InternalLink } from './plugins/context';
import { diagrams } from './plugins/diagrams';
import { fillDocVariables } from './plugins/fill-variables';
import { formulaErrors, formulaOptions, formulas } from './plugins/formulas';
import { guard } from './plugins/guard';
import { headings } from './plugins/headings';
import { images } from './plugins/images';
import { includes } from './plugins/includes';
import { inspection } from './plugins/inspection';
import { links } from './plugins/links';
import { nesting } from './plugins/nesting';
import { proposal } from './plugins/proposal';
import { referenceData } from './plugins/reference-data';
import { syntaxErrors } from './plugins/syntax-errors';
import { takeTree } from './plugins/take-tree';
import type { Problem } from './problem';
import type { Block, TocItem } from './types';

/** A compiled page and what fell out of compiling it. */
export interface CompiledDoc extends ByProducts {
  /** The rendered body; absent where the MDX cannot be read. */
  content?: ReactElement;
  /** The page as Markdown, where only that is asked for. */
  tree?: Root;
}

/** What falls out of a page while it is compiled. */
export interface ByProducts {
  /** Whether the MDX could be read: if not, there is only what stands before the mistake. */
  isWhole: boolean;
  toc: TocItem[];
  /** The page's text, which search is made of. */
  blocks: Block[];
  links: InternalLink[];
  externalLinks: ExternalLink[];
  anchors: ReadonlySet<string>;
  /** Those of the anchors that the writer gave headings. */
  ownIds: string[];
  /** Paths below public/ of the pictures that it shows, with a slash before. */
  pictures: string[];
  problems: Problem[];
}

/** What a page is compiled with, beside itself. */
export type CompileInput = Pick<
  CompileContext,
  | 'doc'
  | 'variables'
  | 'commands'
  | 'rpc'
  | 'recipes'
  | 'cookbook'
  | 'proposals'
  | 'plots'
  | 'highlight'
  | 'isTreeWanted'
  | 'inspect'
  | 'isOnlyInspected'
>;

/**
 * Compiles a page. Problems are returned, never thrown, so that a run can report those of all pages.
 *
 * @param components what the page's elements render as; empty where only the by-products are wanted
 */
export async function compile(
  input: CompileInput,
  components: ComponentMap | Record<string, never>,
): Promise<CompiledDoc> {
  const context: CompileContext = {
    ...input,
    problems: [],
    toc: [],
    blocks: [],
    links: [],
    externalLinks: [],
    anchors: new Set(),
    ownIds: [],
    pictures: [],
  };
  const { problems, toc, blocks: pageBlocks, links: internalLinks, externalLinks } = context;
  const { anchors, ownIds, pictures } = context;
  const result = {
    toc,
    blocks: pageBlocks,
    links: internalLinks,
    externalLinks,
    anchors,
    ownIds,
    pictures,
    problems,
  };
  try {
    const { content } = await compileMDX({
      source: new VFile({ path: input.doc.file, value: input.doc.body }),
      // The map is checked name by name where it is made; MDX's own type would ask for any props on every one.
      components: components as MDXComponents,
      options: {
        mdxOptions: {
          remarkPlugins: remarkPlugins(context),
          rehypePlugins: [
            [rehypeKatex, formulaOptions],
            [formulaErrors, context],
          ],
          remarkRehypeOptions: { footnoteLabelProperties: { className: ['visually-hidden'] } },
        },
      },
    });
    return { ...result, isWhole: true, content, ...(context.tree ? { tree: context.tree } : {}) };
  } catch (error) {
    if (problems.length === 0) {
      const reason = error instanceof Error ? error.message : String(error);
      // next-mdx-remote puts a preamble before what is wrong, and advice and the source after it.
      const message =
        reason.replace(/^\[next-mdx-remote\] error compiling MDX:\s*/, '').split('\n', 1)[0] ?? reason;
      problems.push({ file: input.doc.file, line: 1, column: 1, message, hint: 'Mend the MDX' });
    }
    return { ...result, isWhole: false };
  }
}

/** In order: syntax, then what checks the page as typed, then what rewrites it; below takeTree, what it looks like. */
function remarkPlugins(context: CompileContext): PluggableList {
  return [
    [syntaxErrors, context],
    remarkGfm,
    // A single dollar is a dollar: shell variables and prices are more frequent than formulas.
    [remarkMath, { singleDollarTextMath: false }],
    [nesting, context],
    [guard, context],
    [inspection, context],
    [proposal, context],
    [referenceData, context],
    [fillDocVariables, context],
    [includes, context],
    [admonitions, context],
    [links, context],
    [images, context],
    [headings, context],
    [formulas, context],
    [takeTree, context],
    [blocks, context],
    [diagrams, context],
    [code, context],
    componentIds,
  ];
}
