import type { Ranking } from '@/lib/search/ranking';

/**
 * Where every fit starts: round numbers that follow from what the constants mean. A fit never starts from the constants
 * in use, because they have seen the queries that a fold holds back.
 */
export const start: Ranking = {
  fields: {
    title: 6,
    keywords: 6,
    about: 2,
    headings: 3,
    terms: 2,
    text: 2,
    links: 3,
    message: 3,
    wholeHeading: 1.5,
    wholeKeyword: 1.5,
    wholeLink: 6,
  },
  matches: { exact: 1, stem: 0.8, prefix: 0.5, fuzzy: 0.5, synonym: 0.5, near: 1.5 },
  kinds: { page: 1, question: 1, message: 0.8, name: 0.8, option: 0.5, background: 0.6 },
  length: 0.1,
  links: 0.1,
  joined: 2,
  coverage: 3,
  rarity: 0.25,
  number: 0.5,
  light: 0.3,
  title: { whole: 6, start: 0.5, said: 1, both: 0.5, synonym: 0.5 },
  keyword: { whole: 4, start: 0.1, said: 1, both: 0.5, synonym: 0.5 },
  text: { weight: 3, exponent: 3 },
  passage: { inherited: 0.6, synonym: 0.5, nearby: 0.5, title: 1.3, heading: 1.2, only: 0.25 },
};
