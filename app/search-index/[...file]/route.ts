import { getIndexFiles } from '@/lib/search';

export const dynamic = 'force-static';

export async function generateStaticParams() {
  return [...(await getIndexFiles()).keys()].map((name) => ({ file: name.split('/') }));
}

/** A file of the embedded search index. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string[] }> }) {
  const file = (await getIndexFiles()).get((await params).file.join('/'));
  return file === undefined ? new Response(null, { status: 404 }) : Response.json(file);
}
