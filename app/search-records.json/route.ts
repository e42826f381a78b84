import { getSearchRecords } from '@/lib/search';
import { recordList } from '@/lib/search/build/record-files';

export const dynamic = 'force-static';

/** Lists the files of search records, for other search engines. */
export async function GET() {
  return Response.json(recordList(await getSearchRecords()));
}
