import { describe, expect, it } from 'vitest';
import { pageRecords } from '@/tests/unit/page-records';
import { levels } from './record';

const records = pageRecords(
  '/guide/stake',
  'Stake tokens',
  [
    'First words.',
    '## Create',
    'Run `openos create-stake-account`.',
    '### Keys',
    'Keep them.',
    '## Check',
    'Look.',
  ],
  { keywords: ['staking'] },
);

describe('docRecords', () => {
  it('makes one record per title, heading and block, in order', () => {
    expect(
      records.map(({ type, hierarchy, content }) => content ?? `${type} ${hierarchy[type as 'lvl1']}`),
    ).toEqual([
      'lvl1 Stake tokens',
      'About Stake tokens.',
      'First words.',
      'lvl2 Create',
      'Run openos create-stake-account.',
      'lvl3 Keys',
      'Keep them.',
      'lvl2 Check',
      'Look.',
    ]);
  });

  it('says where each stands', () => {
    const at = (index: number) => levels.map((level) => records[index]?.hierarchy[level]);
    expect(at(6)).toEqual(['Guide', 'Stake tokens', 'Create', 'Keys', null, null, null]);
    expect(at(8)).toEqual(['Guide', 'Stake tokens', 'Check', null, null, null, null]);
    expect(records.map(({ url }) => url.slice('https://docs.example.org'.length))).toEqual([
      '/guide/stake',
      '/guide/stake',
      '/guide/stake',
      '/guide/stake#create',
      '/guide/stake#create',
      '/guide/stake#keys',
      '/guide/stake#keys',
      '/guide/stake#check',
      '/guide/stake#check',
    ]);
  });

  it('has the shape that the hosted service indexes', () => {
    expect(records[4]).toEqual({
      objectID: '/guide/stake#create:4',
      type: 'content',
      hierarchy: {
        lvl0: 'Guide',
        lvl1: 'Stake tokens',
        lvl2: 'Create',
        lvl3: null,
        lvl4: null,
        lvl5: null,
        lvl6: null,
      },
      content: 'Run openos create-stake-account.',
      url: 'https://docs.example.org/guide/stake#create',
      url_without_anchor: 'https://docs.example.org/guide/stake',
      anchor: 'create',
      language: 'en',
      version: ['current'],
      docusaurus_tag: 'docs-default-current',
      section: 'Guide',
      terms: ['openos create-stake-account'],
      keywords: [],
      weight: { pageRank: 0, level: 0, position: 4 },
    });
    expect(records[0]).toMatchObject({ keywords: ['staking'], weight: { level: 100 } });
    expect(new Set(records.map(({ objectID }) => objectID)).size).toBe(records.length);
  });

  it('name the version of the page, for the filter of the hosted service', () => {
    const [old] = pageRecords('/1.17/guide/stake', 'Stake tokens', ['Old.']);
    expect(old).toMatchObject({ version: ['1.17'], docusaurus_tag: 'docs-default-1.17' });
  });
});
