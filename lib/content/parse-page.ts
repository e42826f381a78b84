import type { Root } from 'mdast';
import { mdxParser } from './mdx';
import type { Doc } from './parse';
import { admonitions } from './plugins/admonitions';
import { blocks } from './plugins/blocks';
import { code } from './plugins/code';
import type { PageContext, PageData, ParsedPage } from './plugins/context';
import { diagrams } from './plugins/diagrams';
import { reportFailure } from './plugins/failures';
import { fillDocVariables } from './plugins/fill-variables';
import { formulas } from './plugins/formulas';
import { guard } from './plugins/guard';
import { headings } from './plugins/headings';
import { images } from './plugins/images';
import { includes } from './plugins/includes';
import { links } from './plugins/links';
import { nesting } from './plugins/nesting';
import { proposal, referenceData } from './plugins/reference-data';
import { unravel } from './plugins/unravel';

type Plugin = (context: PageContext, tree: Root) => void | Promise<void>;

/** What checks the page as typed. */
const checks: readonly Plugin[] = [nesting, unravel, guard];

/** What fills in what the page names, and records what the page has. */
const rewrites: readonly Plugin[] = [
  proposal,
  referenceData,
  fillDocVariables,
  includes,
  admonitions,
  links,
  images,
  headings,
  formulas,
  blocks,
  diagrams,
  code,
];

/** Reads the tree of a page as typed, which it must not change. */
export type Inspect = (tree: Root, doc: Doc) => void;

/**
 * Parses a page: the one pass that its HTML, its Markdown, search, contents and checks are made from. Problems are
 * returned, never thrown, so that a run can report those of all pages.
 */
export async function parsePage(doc: Doc, data: PageData, inspect?: Inspect): Promise<ParsedPage> {
  const page: ParsedPage = {
    toc: [],
    blocks: [],
    links: [],
    externalLinks: [],
    anchors: new Set(),
    ownIds: [],
    pictures: [],
    problems: [],
  };
  const parse = await mdxParser();
  const context: PageContext = { ...data, ...page, doc, parse };
  try {
    const tree = parse(doc.body);
    for (const plugin of checks) await plugin(context, tree);
    inspect?.(tree, doc);
    for (const plugin of rewrites) await plugin(context, tree);
    return { ...page, tree };
  } catch (error) {
    reportFailure(context, error);
    return page;
  }
}
