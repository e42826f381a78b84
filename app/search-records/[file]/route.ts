import { getSearchRecords } from '@/lib/search';
import { recordFiles } from '@/lib/search/record-files';
import { staticParams } from '@/lib/static-params';

export const dynamic = 'force-static';

export function generateStaticParams() {
  return staticParams(async () =>
    [...recordFiles(await getSearchRecords()).keys()].map((file) => ({ file })),
  );
}

/** A part of the search records. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const records = recordFiles(await getSearchRecords()).get((await params).file);
  return records ? Response.json(records) : new Response(null, { status: 404 });
}
