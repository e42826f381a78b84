import { describe, expect, it } from 'vitest';
import { pageRecords } from '@/tests/unit/page-records';
import { relatedPages } from './related';

const pages = [
  ...pageRecords('/stake', 'Stake tokens', ['Delegate a stake account to a validator.']),
  ...pageRecords('/unstake', 'Take stake back', ['Deactivate the stake account.']),
  ...pageRecords('/install', 'Install the tools', ['Download the archive and unpack it.']),
  ...pageRecords('/update', 'Update the tools', ['Download the newer archive.']),
];

describe('relatedPages', () => {
  it('finds the pages that share rare words, not the page itself', () => {
    const related = relatedPages(pages);
    expect(related.get('/stake')?.[0]).toEqual({ route: '/unstake', title: 'Take stake back' });
    expect(related.get('/update')?.[0]?.route).toBe('/install');
    expect(related.get('/stake')?.map(({ route }) => route)).not.toContain('/stake');
  });

  it('leaves out what has nothing in common', () => {
    expect(
      relatedPages(pages)
        .get('/stake')
        ?.map(({ route }) => route),
    ).not.toContain('/install');
  });
});
