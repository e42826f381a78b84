import { expect, it } from 'vitest';
import { buildRecords, type Page } from '@/tests/support/search-records';
import { relatedPages } from './related-pages';

const texts = [
  ...['First words.', '## Create', 'Run `openos create-stake-account`.'],
  ...['### Keys', 'Keep them.', '## Check', 'Look.'],
];

it('makes a record of each title, heading and block, in order', async () => {
  const records = await buildRecords(['/guide/stake', 'Stake tokens', texts, { keywords: ['staking'] }]);
  const places = records.map(({ type, anchor, content, hierarchy: { lvl1, lvl2, lvl3 } }) =>
    [type, anchor, content, lvl1, lvl2, lvl3].join(' | '),
  );
  expect(places).toEqual([
    'lvl1 |  |  | Stake tokens |  | ',
    'content |  | About Stake tokens. | Stake tokens |  | ',
    'content |  | First words. | Stake tokens |  | ',
    'lvl2 | create |  | Stake tokens | Create | ',
    'content | create | Run openos create-stake-account. | Stake tokens | Create | ',
    'lvl3 | keys |  | Stake tokens | Create | Keys',
    'content | keys | Keep them. | Stake tokens | Create | Keys',
    'lvl2 | check |  | Stake tokens | Check | ',
    'content | check | Look. | Stake tokens | Check | ',
  ]);
  expect(new Set(records.map(({ objectID }) => objectID)).size).toBe(records.length);
  expect(records[0]).toMatchObject({ keywords: ['staking'], weight: { level: 100 } });
  const none = { lvl3: null, lvl4: null, lvl5: null, lvl6: null };
  expect(records[4]).toEqual({
    objectID: '/guide/stake#create:4',
    type: 'content',
    hierarchy: { lvl0: 'Guide', lvl1: 'Stake tokens', lvl2: 'Create', ...none },
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
    linkTexts: [],
    weight: { level: 0, position: 4 },
  });
});

it('makes a heading of a message that begins a text or follows a name', async () => {
  const errors = [
    '## `AccountInUse`',
    'Wait, after `account is in use now`.',
    'Not after `account is not in use`.',
    '`Node is behind by <slots> slots` is printed.',
  ];
  const records = await buildRecords(['/errors', 'Errors', errors]);
  const headings = records.flatMap(({ type, hierarchy }) => (type === 'content' ? [] : hierarchy[type]));
  const messages = ['account is in use now', 'Node is behind by <slots> slots'];
  expect(headings).toEqual(['Errors', 'AccountInUse', ...messages]);
});

it('relates pages that share rare words', async () => {
  const pages: Page[] = [
    ['/stake', 'Stake tokens', ['Delegate a stake account to a validator.']],
    ['/unstake', 'Take stake back', ['Deactivate the stake account.']],
    ['/install', 'Install the tools', ['Download the archive and unpack it.']],
    ['/update', 'Update the tools', ['Download the newer archive.']],
  ];
  const related = relatedPages(await buildRecords(...pages));
  expect(related.get('/stake')).toEqual([{ label: 'Take stake back', href: '/unstake' }]);
  expect(related.get('/update')?.[0]?.href).toBe('/install');
});
