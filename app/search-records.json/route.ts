import { getSearchRecords } from '@/lib/search';
import { recordList } from '@/lib/search/record-files';

export const dynamic = 'force-static';

/** Where the search records lie, for whoever wants to search them by other means. */
export async function GET() {
  return Response.json(recordList(await getSearchRecords()));
}
