import { expect, it } from 'vitest';
import { buildRecords } from '@/tests/support/search-records';
import { relatedPages } from './related-pages';

const pages = await buildRecords(
  ['/stake', 'Stake tokens', ['Delegate a stake account to a validator.']],
  ['/unstake', 'Take stake back', ['Deactivate the stake account.']],
  ['/install', 'Install the tools', ['Download the archive and unpack it.']],
  ['/update', 'Update the tools', ['Download the newer archive.']],
);

it('finds the pages that share rare words: neither the page itself nor one with nothing in common', () => {
  const related = relatedPages(pages);
  expect(related.get('/stake')).toEqual([{ label: 'Take stake back', href: '/unstake' }]);
  expect(related.get('/update')?.[0]?.href).toBe('/install');
});
