import type { IndexSettings, SynonymHit } from 'algoliasearch';
import { otherNames, synonyms } from '@/content/synonyms';

/** How the hosted service ranks and filters the records. Sent with every push, so that this repository defines it. */
export const hostedSettings = {
  searchableAttributes: [
    'unordered(hierarchy.lvl1)',
    'unordered(keywords)',
    'unordered(linkTexts)',
    ...[2, 3, 4, 5, 6].map((level) => `unordered(hierarchy.lvl${level})`),
    'unordered(terms)',
    'content',
    'hierarchy.lvl0',
  ],
  // Without the first three, contextual filters would find nothing, without an error.
  attributesForFaceting: ['language', 'version', 'docusaurus_tag', 'type', 'section'],
  attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'url_without_anchor', 'type', 'section'],
  attributesToHighlight: ['hierarchy', 'content'],
  camelCaseAttributes: ['hierarchy', 'content', 'terms'],
  attributeForDistinct: 'url',
  distinct: true,
  customRanking: ['desc(weight.level)', 'asc(weight.position)'],
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  allowTyposOnNumericTokens: false,
  ignorePlurals: true,
  advancedSyntax: true,
  removeWordsIfNoResults: 'allOptional',
  separatorsToIndex: '_-',
} satisfies IndexSettings;

const toId = (text: string) => text.replaceAll(/[^\w-]+/g, '_');

/** The synonyms as the hosted service takes them: sets, and one-way ones for the names that other software uses. */
export const hostedSynonyms: SynonymHit[] = [
  ...synonyms.map((it) => ({ objectID: toId(it.join('-')), type: 'synonym' as const, synonyms: [...it] })),
  ...otherNames.flatMap(({ source, names }) =>
    Object.entries(names).map(([input, words]) => {
      const objectID = toId(`${input} of ${source}`);
      return { objectID, type: 'onewaysynonym' as const, input, synonyms: [words].flat() };
    }),
  ),
];
