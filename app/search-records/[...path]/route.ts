import { fileRoute } from '@/lib/file-route';
import { getSearchRecords } from '@/lib/search';
import { recordFiles } from '@/lib/search/build/record-files';

export const dynamic = 'force-static';

/** The search records in parts. */
export const { generateStaticParams, GET } = fileRoute(
  async () => [...recordFiles(await getSearchRecords())],
  (records) => Response.json(records),
);
