import { getIndexFiles } from '@/lib/search';
import { staticParams } from '@/lib/static-params';

export const dynamic = 'force-static';

export function generateStaticParams() {
  return staticParams(async () =>
    [...(await getIndexFiles()).keys()].map((name) => ({ file: name.split('/') })),
  );
}

/** A file of the embedded search index. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string[] }> }) {
  const file = (await getIndexFiles()).get((await params).file.join('/'));
  return file === undefined ? new Response(null, { status: 404 }) : Response.json(file);
}
