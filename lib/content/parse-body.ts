import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { mdxParser } from './mdx';
import type { PageFiles } from './page-files';
import type { Doc } from './parse';
import { admonitions } from './plugins/admonitions';
import { blocks } from './plugins/blocks';
import { code } from './plugins/code';
import { comments } from './plugins/comments';
import type { DataContext, ParsedPage, Plugin } from './plugins/context';
import { diagrams } from './plugins/diagrams';
import { foreignSyntax, reportFailure } from './plugins/foreign-syntax';
import { formulas } from './plugins/formulas';
import { type Components, guard } from './plugins/guard';
import { headings } from './plugins/headings';
import { images } from './plugins/images';
import { include, type Passages } from './plugins/include';
import { links } from './plugins/links';
import { nesting } from './plugins/nesting';
import { relative } from './plugins/relative';
import { unravel } from './plugins/unravel';
import type { Variables } from './variables';

/** The plugins that record the contents of the page, after variables and data were filled in. */
const records: readonly Plugin[] = [
  ...[admonitions, links, images],
  ...[headings, formulas, blocks, diagrams, code],
];

/** The data that pages of a site can name. */
interface Vocabulary<Data> {
  components: Components;
  /** The plugins that insert the data that a page names. */
  fill: readonly Plugin<Data>[];
}

/**
 * Parses a page: the one pass that its HTML, its Markdown, search, contents and checks are made from. Problems are
 * returned, never thrown, so that a run can report those of all pages.
 */
export async function parseBody<Data extends { variables: Variables; pages: PageFiles; passages: Passages }>(
  doc: Doc,
  data: Data,
  { components, fill }: Vocabulary<Data>,
): Promise<ParsedPage> {
  const page: ParsedPage = {
    toc: [],
    blocks: [],
    links: [],
    anchors: new Set(),
    pictures: [],
    uses: new Set(),
    problems: [],
  };
  if (doc.isUnread) return page;
  const parse = await mdxParser();
  const context: DataContext<Data> = { ...page, data, variables: data.variables, doc, parse };
  try {
    const read = async (inside: DataContext<Data>) => {
      const tree = parse(inside.doc.body);
      for (const plugin of [nesting, comments, unravel, guard(components), foreignSyntax])
        await plugin(inside, tree);
      relative(inside, tree);
      return tree;
    };
    const tree = await read(context);
    await include(context, tree, read);
    for (const plugin of [...fill, ...records]) await plugin(context, tree);
    return { ...page, tree: slim(tree) };
  } catch (error) {
    reportFailure(context, error);
    return page;
  }
}

/**
 * The tree without places, which only problems need, and with lists that have no spare capacity. The pages of a site
 * stay in memory; this saves a third of it.
 */
function slim(tree: Root): Root {
  visit(tree, (node: Nodes) => {
    node.position = undefined;
    if ('children' in node) Object.assign(node, { children: [...node.children] });
  });
  return tree;
}
