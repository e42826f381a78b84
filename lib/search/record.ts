import { currentVersion } from '@/lib/versions';

/** Values that must be the same in the pages' metadata and in the records, because searches are filtered by them. */
export const docsLanguage = 'en';
export const docsTag = `docs-default-${currentVersion.name}`;

/** Levels of a record's hierarchy: the section of the site, the page, and the page's headings from h2 to h6. */
export const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

export type Level = (typeof levels)[number];

/** The place of a record: the levels above its own are filled, the levels below are null. */
export type Hierarchy = Record<Level, string | null>;

/**
 * One piece of a page that a search can find, in the shape DocSearch expects of its records: a heading (`lvl1` is the
 * page's title) or a block of content under one. Both engines index these very objects.
 */
export interface SearchRecord {
  /** Stable as long as the page's structure does not change: `<route>#<anchor>:<n>`. */
  objectID: string;
  type: Exclude<Level, 'lvl0'> | 'content';
  hierarchy: Hierarchy;
  /** Text of a content record; null for headings. */
  content: string | null;
  /** Canonical address with the anchor of the nearest heading. */
  url: string;
  url_without_anchor: string;
  /** Id of the nearest heading; null before the first. */
  anchor: string | null;
  language: typeof docsLanguage;
  version: string[];
  docusaurus_tag: string;
  /** Name of the sidebar the page belongs to, which readers filter by. */
  section: string;
  /** Identifiers the record names: commands, flags, methods, addresses, error codes. */
  terms: string[];
  /** The page's other names, from its front matter; on the page's own record only. */
  keywords: string[];
  /** The texts by which other pages link the place, once for each page; on headings and the page's own record only. */
  linkedAs: string[];
  weight: {
    /** From 100 for a page's title down to 0 for content. */
    level: number;
    /** Number of the record in its page, from 0. */
    position: number;
  };
}

/** Level of the heading that a record is, where 1 is the page's title; 0 for content. */
export function levelOf({ type }: Pick<SearchRecord, 'type'>): number {
  return type === 'content' ? 0 : levels.indexOf(type);
}

/** The text of a record, without the headings above it. */
export function textOf({ type, content, hierarchy }: SearchRecord): string {
  return (type === 'content' ? content : hierarchy[type]) ?? '';
}
