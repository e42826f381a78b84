import { canonicalUrl } from '@/lib/canonical-url';
import { getRecordFiles } from '@/lib/search';

export const dynamic = 'force-static';

/** Lists the files of search records, for other search engines. */
export async function GET() {
  const entries = [...(await getRecordFiles())];
  return Response.json({
    count: entries.reduce((sum, [, records]) => sum + records.length, 0),
    files: entries.map(([name]) => canonicalUrl(`/search-records/${name}`)),
  });
}
