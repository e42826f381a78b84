import { currentVersion } from '@/lib/versions';

/** Pages' metadata and records must have the same values, because searches filter by them. */
export const docsLanguage = 'en';
export const docsTag = `docs-default-${currentVersion.name}`;

/** DocSearch's levels: the section of the site, the page, and its headings from h2 to h6. */
export const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

export type Level = (typeof levels)[number];

/** A heading (`lvl1` is the page's title) or a block of content under one, in the shape that DocSearch expects. */
export interface SearchRecord {
  /** `<route>#<anchor>:<n>`, stable as long as the page's structure is. */
  objectID: string;
  type: Exclude<Level, 'lvl0'> | 'content';
  /** The headings above the record, and itself if it is one; the levels below are null. */
  hierarchy: Record<Level, string | null>;
  /** Text of a content record; null for headings. */
  content: string | null;
  /** Canonical address, with the anchor. */
  url: string;
  url_without_anchor: string;
  /** Id of the nearest heading; null before the first. */
  anchor: string | null;
  language: typeof docsLanguage;
  version: string[];
  docusaurus_tag: string;
  /** Name of the page's sidebar, by which readers filter. */
  section: string;
  /** Identifiers in it: commands, flags, methods, addresses, error codes. */
  terms: string[];
  /** From the front matter; only on the record of the page itself. */
  keywords: string[];
  /** Texts of links from other pages, once for each page; not on content. */
  linkTexts: string[];
  /** Level: from 100 for a page's title down to 0 for content. Position: in the page, from 0. */
  weight: { level: number; position: number };
}

/** Level of the heading that a record is, where 1 is the page's title; 0 for content. */
export const headingLevel = ({ type }: Pick<SearchRecord, 'type'>) =>
  type === 'content' ? 0 : levels.indexOf(type);

/** The text of a record, without the headings above it. */
export const recordText = ({ type, content, hierarchy }: SearchRecord) =>
  (type === 'content' ? content : hierarchy[type]) ?? '';
