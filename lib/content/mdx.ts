import type { Root } from 'mdast';
import { compileMDX } from 'next-mdx-remote/rsc';
import type { ComponentType, ReactElement } from 'react';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import type { PluggableList, Plugin } from 'unified';
import { admonitionSyntax } from './plugins/admonitions';
import { drawCode } from './plugins/code';
import type { MdxParser } from './plugins/context';

let parser: Promise<MdxParser> | undefined;

/**
 * The parser of next-mdx-remote with the site's syntax. The library passes it only to plugins, so an empty page is
 * compiled to get it.
 */
export function mdxParser(): Promise<MdxParser> {
  parser ??= new Promise<MdxParser>((resolve, reject) => {
    const takeParser: Plugin = function () {
      resolve((text) => this.parse(text) as Root);
    };
    const remarkPlugins: PluggableList = [
      remarkGfm,
      // A single dollar is a dollar: shell variables and prices are more frequent than formulas.
      [remarkMath, { singleDollarTextMath: false }],
      admonitionSyntax,
      takeParser,
    ];
    compileMDX({ source: '', options: { mdxOptions: { remarkPlugins } } }).catch(reject);
  });
  return parser;
}

/** Blocks that fill a window of 1280 × 800 pixels, and a phone's. What comes after them is in `<Rest>`. */
const firstBlocks = 6;

/** A parsed page as React elements. */
export async function renderPage(
  tree: Root,
  components: Readonly<Record<string, ComponentType<never>>>,
): Promise<ReactElement> {
  const page = structuredClone(tree);
  await drawCode(page);
  const rest = page.children.splice(firstBlocks);
  if (rest.length > 0)
    page.children.push({ type: 'mdxJsxFlowElement', name: 'Rest', attributes: [], children: rest as never });
  // The map is checked name by name where it is made; MDX's own type would ask for any props on every one.
  const map: object = components;
  const { content } = await compileMDX({
    source: '',
    components: map as NonNullable<Parameters<typeof compileMDX>[0]['components']>,
    options: {
      mdxOptions: {
        // The page is already parsed: this replaces the empty tree with the tree of the page.
        remarkPlugins: [() => () => page],
        remarkRehypeOptions: { footnoteLabelProperties: { className: ['visually-hidden'] } },
      },
    },
  });
  return content;
}
