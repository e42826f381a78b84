import { fileRoute } from '@/lib/file-route';
import { getRecordFiles } from '@/lib/search';

export const dynamic = 'force-static';

/** The search records in files that every host accepts. */
export const { generateStaticParams, GET } = fileRoute(
  async () => [...(await getRecordFiles())],
  (records) => Response.json(records),
);
