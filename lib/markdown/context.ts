import type { Root } from 'mdast';
import type { ReactElement } from 'react';
import type { Doc } from '@/lib/source/doc';
import { type Place, type Problem, placeAt } from '@/lib/source/problem';
import type { ComponentTable } from './component-table';

/** An entry of a page's table of contents. */
export interface TocItem {
  id: string;
  text: string;
  depth: 2 | 3;
}

/** A piece of a page's visible text: a heading, or one paragraph, table row or code block under it. */
export interface Block {
  kind: 'heading' | 'text' | 'code';
  /** Level of a heading. */
  depth?: number;
  /** Id of the heading that it is or is under; null before the first heading. */
  anchor: string | null;
  /** White space is collapsed. */
  text: string;
  /** The names in code: commands, flags, methods, constants. */
  terms: string[];
}

/** The routes of the pages by id, the path of the file below the content folder without ending. */
export type PageFiles = ReadonlyMap<string, string>;

/** A link that a page makes inside the site. Its file is the page's, or that of a passage that it includes. */
export interface InternalLink extends Place {
  /** Route as typed, without its anchor; empty for an anchor of the same page. */
  route: string;
  /** Anchor without `#`. */
  anchor?: string | undefined;
  /** What the reader sees of it; search finds its target by these words too. */
  text: string;
}

/** A page as every output reads it. */
export interface ParsedPage {
  /** Whether a recipe's page has its program next to its explanation. */
  hasColumns?: boolean;
  toc: TocItem[];
  /** The page's text, which search is made of. */
  blocks: Block[];
  links: InternalLink[];
  /** Ids that a link may point at. */
  anchors: Set<string>;
  /** Addresses on the site of the pictures that it shows, without the base path. */
  pictures: string[];
  problems: Problem[];
  /** Whether all of it was read. Otherwise, what was collected is only a part. */
  isComplete: boolean;
}

/** A page with its element. */
export type RenderedPage = ParsedPage & { content: ReactElement };

/** What a page is written from. */
export interface PageTrees {
  /** The page with its components, which `renderPage()` renders. */
  tree: Root;
  /** The page in plain Markdown, for machines, which `toMarkdown()` writes. */
  plain: Root;
}

/** What reports problems of a page. */
export interface Reporter {
  doc: Pick<Doc, 'id' | 'file' | 'body'>;
  problems: Problem[];
}

/** The input and output of every plugin. One object per page. */
export interface PageContext
  extends Reporter,
    Pick<ParsedPage, 'toc' | 'blocks' | 'links' | 'anchors' | 'pictures'> {
  doc: Doc;
  components: ComponentTable<never>;
}

/** The input and output of a plugin that reads data of the site. */
export type DataContext<Data> = PageContext & { data: Data };

/** A step of parsing: it reads or changes the tree, and reports problems. `Data` is the data that it also reads. */
export type Plugin<Data = unknown> = (context: DataContext<Data>, tree: Root) => void | Promise<void>;

/** A step that is done when it returns. */
export type SyncPlugin<Data = unknown> = (context: DataContext<Data>, tree: Root) => void;

type Node = Pick<Root, 'position'>;

/** A file and its text, in which the places of nodes are. */
type Source = Pick<Doc, 'file' | 'body'>;

/** The passages that nodes come from, by place, because copies of a node share the place object. */
const passages = new WeakMap<NonNullable<Node['position']>, Source>();

/** Records that a node comes from a passage that the page includes. */
export function setPassage({ position }: Node, passage: Source): void {
  if (position) passages.set(position, passage);
}

/** The file that a node comes from. */
export function getSource({ doc }: Reporter, node: Node | undefined): Source {
  return (node?.position && passages.get(node.position)) ?? doc;
}

/** What was typed for a node. */
export function sourceOf(context: Reporter, node: Node | undefined): string {
  const { start, end } = node?.position ?? {};
  return getSource(context, node).body.slice(start?.offset, end?.offset);
}

/** The place of a node in its file; the start of the file if it has none. */
export function placeOf(context: Reporter, node: Node | undefined): Place {
  const { line, column } = node?.position?.start ?? { line: 1, column: 1 };
  return { file: getSource(context, node).file, line, column };
}

/** Reports a problem at a node, or at a piece of text inside the node's source. */
export function report(
  context: Reporter,
  node: Node | undefined,
  message: string,
  hint: string,
  needle?: string,
  needs?: Problem['needs'],
): void {
  const { body } = getSource(context, node);
  const { start, end } = node?.position ?? {};
  const at = needle === undefined ? -1 : body.indexOf(needle, start?.offset);
  const isFound = at >= 0 && at < (end?.offset ?? body.length);
  const place = { ...placeOf(context, node), ...(isFound && placeAt(body, at)) };
  context.problems.push({ ...place, message, hint, ...(needs && { needs }) });
}
