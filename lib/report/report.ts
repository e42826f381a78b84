import type { PageFacts } from './page-facts';
import type { PublicImage } from './public-images';
import type { Section, Table } from './section';
import { age, oldestFirst } from './sections/age';
import { images } from './sections/images';
import { orphanIds } from './sections/orphan-ids';
import { orphanPages } from './sections/orphan-pages';
import { reading } from './sections/reading';
import { sources } from './sections/sources';
import { thin } from './sections/thin';
import { readingMinutes, totalWords } from './words';

/** The content's health on a day. */
export interface Report {
  /** YYYY-MM-DD. */
  today: string;
  pages: number;
  /** Drafts, which the report leaves out. */
  drafts: number;
  sections: Section[];
  everyPage: Table;
}

/** What a report is made of. */
export interface Content {
  today: string;
  pages: readonly PageFacts[];
  drafts: number;
  images: readonly PublicImage[];
}

/** The report of some content. */
export function makeReport({ today, pages, drafts, images: files }: Content): Report {
  return {
    today,
    pages: pages.length,
    drafts,
    sections: [
      age(pages),
      thin(pages),
      sources(pages),
      orphanIds(pages),
      orphanPages(pages),
      reading(pages),
      images(pages, files),
    ],
    everyPage: {
      caption: 'Every page, longest since verification first',
      columns: ['Page', 'Title', 'Sidebar', 'Reviewed', 'Days', 'Words', 'Minutes', 'Linked by'],
      rows: [...pages]
        .sort(oldestFirst)
        .map((it) => [
          it.file,
          it.title,
          it.sidebar,
          it.reviewed ?? 'none',
          it.age ?? 'none',
          totalWords(it),
          readingMinutes(it),
          it.linkedFrom,
        ]),
      name: 0,
    },
  };
}
