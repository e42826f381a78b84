import type { IndexSettings } from 'algoliasearch';
import { synonyms } from '@/content/synonyms';

/** How the hosted service ranks and filters the records. Sent with every push, so that this repository defines it. */
export const hostedSettings = {
  searchableAttributes: [
    'unordered(hierarchy.lvl1)',
    'unordered(keywords)',
    'unordered(hierarchy.lvl2)',
    'unordered(hierarchy.lvl3)',
    'unordered(hierarchy.lvl4)',
    'unordered(hierarchy.lvl5)',
    'unordered(hierarchy.lvl6)',
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
  customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  allowTyposOnNumericTokens: false,
  ignorePlurals: true,
  advancedSyntax: true,
  removeWordsIfNoResults: 'allOptional',
  separatorsToIndex: '_-',
} satisfies IndexSettings;

/** The synonyms in the hosted service's form; a set is named by its first word. */
export const hostedSynonyms = synonyms.map((words) => ({
  objectID: words.join('-').replaceAll(' ', '_'),
  type: 'synonym' as const,
  synonyms: [...words],
}));

export type HostedSynonym = (typeof hostedSynonyms)[number];
