import { expect, it } from 'vitest';
import { site } from '@/content/site';
import { searchRecords } from '@/tests/support/search-records';
import { recordFiles, recordList } from './record-files';

it.each([
  [0, []],
  [1, [1]],
  [10_000, [10_000]],
  [10_001, [10_000, 1]],
  [25_000, [10_000, 10_000, 5_000]],
])('%d records are in files of %j', (count, sizes) => {
  const records = searchRecords('record', count);
  const files = recordFiles(records);
  expect([...files.values()].map((it) => it.length)).toEqual(sizes);
  expect([...files.values()].flat()).toEqual(records);
  expect([...files.keys()]).toEqual(sizes.map((_, at) => `${at + 1}.json`));
  expect(recordList(records)).toEqual({
    count,
    files: sizes.map((_, at) => `${site.url}/search-records/${at + 1}.json`),
  });
});
