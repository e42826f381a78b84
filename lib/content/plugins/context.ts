import type { Root } from 'mdast';
import type { Node } from 'unist';
import type { Doc } from '../parse';
import { type Problem, placeAt } from '../problem';
import type { Block, TocItem } from '../types';
import type { Variables } from '../variables';

/** A link that a page makes inside the site. */
export interface InternalLink {
  /** Route as typed, without its anchor; empty for an anchor of the same page. */
  route: string;
  /** Anchor without `#`. */
  anchor?: string;
  line: number;
  column: number;
}

/** A link that a page makes to another site. */
export interface ExternalLink {
  url: string;
  line: number;
  column: number;
}

/** The kinds of data that pages are made from. */
export type DataKind =
  | 'variables'
  | 'pages'
  | 'commands'
  | 'rpc'
  | 'recipes'
  | 'cookbook'
  | 'plots'
  | 'proposals'
  | 'pictures';

/** A page as every output reads it. */
export interface ParsedPage {
  /** The page as Markdown and components, with all that it names filled in; absent where the MDX cannot be read. */
  tree?: Root;
  toc: TocItem[];
  /** The page's text, which search is made of. */
  blocks: Block[];
  links: InternalLink[];
  externalLinks: ExternalLink[];
  /** Ids that a link may point at. */
  anchors: Set<string>;
  /** Those of them that the writer gave headings: `## Text [#id]`. */
  ownIds: string[];
  /** Addresses on the site of the pictures that it shows, without the base path. */
  pictures: string[];
  /** The kinds of data that it is made from: when one of them changes, the page is parsed again. */
  uses: Set<DataKind>;
  problems: Problem[];
}

/** Reads MDX as a tree. Throws the parser's message where the syntax is wrong. */
export type MdxParser = (text: string) => Root;

/** What every plugin works with: what it may read, and what it adds to. One object per page. */
export interface PageContext extends Omit<ParsedPage, 'tree'> {
  doc: Doc;
  variables: Variables;
  parse: MdxParser;
}

/** What a plugin works with that reads data of the site. */
export type DataContext<Data> = PageContext & { data: Data };

/** A step of parsing: it reads or changes the tree, and reports problems. `Data` is what more it reads. */
export type Plugin<Data = unknown> = (context: DataContext<Data>, tree: Root) => void | Promise<void>;

/** Reports a problem at a node, or at a piece of text inside the node's source. */
export function report(
  { doc: { file, body }, problems }: PageContext,
  node: Node | undefined,
  message: string,
  hint: string,
  needle?: string,
  needs?: Problem['needs'],
): void {
  const { start, end } = node?.position ?? {};
  const at = needle === undefined ? -1 : body.indexOf(needle, start?.offset);
  const place = at >= 0 && at < (end?.offset ?? body.length) ? placeAt(body, at) : start;
  const { line, column } = place ?? { line: 1, column: 1 };
  problems.push({ file, line, column, message, hint, ...(needs && { needs }) });
}
