import { expect, it } from 'vitest';
import { site } from '@/content/site';
import { docOf } from '@/tests/unit/render';
import { recordFiles, recordList } from './record-files';
import { docRecords } from './records';

const [record] = docRecords(docOf('', 'content/a.mdx'), [], {
  section: 'Guide',
  breadcrumbs: [],
  url: `${site.url}/a`,
});
if (!record) throw new Error('a page has a record for its title');

it.each([
  [0, []],
  [1, [1]],
  [10_000, [10_000]],
  [10_001, [10_000, 1]],
  [25_000, [10_000, 10_000, 5_000]],
])('%d records are in files of %j', (count, sizes) => {
  const records = Array.from({ length: count }, (_, at) => ({ ...record, objectID: `${at}` }));
  const files = recordFiles(records);
  expect([...files.values()].map((it) => it.length)).toEqual(sizes);
  expect([...files.values()].flat()).toEqual(records);
  expect([...files.keys()]).toEqual(sizes.map((_, at) => `${at + 1}.json`));
  expect(recordList(records)).toEqual({
    count,
    files: sizes.map((_, at) => `${site.url}/search-records/${at + 1}.json`),
  });
});
