/** The weights of the ranking, fitted to the judged queries of tests/search and frozen (docs/decisions.md). */
export const ranking = {
  /**
   * Weight of a term by its field. `intro` is the description and what comes before the first heading, `links` the texts
   * of links to the entry. `phrase` has each heading and keyword as one term (`phraseKey`), `linkPhrase` each text
   * of a link; their weight is the factor of an entry whose phrase equals the query.
   */
  fields: {
    title: 12,
    keywords: 8,
    intro: 0.5,
    headings: 3,
    terms: 2,
    text: 1.3,
    links: 4,
    phrase: 1.5,
    linkPhrase: 16,
  },
  /** Weight of a match by kind. */
  matches: { exact: 1, stem: 0.4, prefix: 0.5, fuzzy: 0.3, synonym: 0.125 },
  /** Factor of pages that yield: proposals say what was planned, and use the words of tasks in their titles. */
  yielding: 0.8,
  /** Exponent of the share of the query's words that an entry matches. */
  coverage: 3,
  /**
   * `exact` is the factor of a title that equals the query. Bonuses: `titleCoverage` times the square of the share of
   * the title that matches, `bothCoverage` times that share times the share of the query that matches. `synonym` is the
   * weight of a word in these shares that matches by a synonym only.
   */
  title: { exact: 12, titleCoverage: 1, bothCoverage: 0.67, synonym: 0.5 },
  /** The same for the best keyword of an entry. */
  keyword: { exact: 4, titleCoverage: 1, bothCoverage: 0.4, synonym: 0.5 },
  /** Reranking: the most that the best passage adds to a score, and the exponent of the passage's own score. */
  text: { weight: 1.7, exponent: 3 },
  /**
   * Weights of a query word that only a heading above the passage matches (`inherited`), or that matches by a synonym;
   * the bonus for neighboring query words; the factors of titles and other headings; the bonus for a heading, times the
   * share of it that matches.
   */
  passage: { inherited: 0.6, synonym: 0.4, proximity: 1.33, title: 1.3, heading: 1.2, headingCoverage: 0.25 },
};

/** How many of the best entries are reranked by their text. */
export const rerankDepth = 10;

export type MatchKind = keyof typeof ranking.matches;
