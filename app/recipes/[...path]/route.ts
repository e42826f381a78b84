import { getRecipes } from '@/lib/content';

export const dynamic = 'force-static';

export async function generateStaticParams() {
  return [...(await getRecipes()).keys()].map((path) => ({ path: path.split('/') }));
}

/** A file of a recipe as a download. */
export async function GET(_request: Request, { params }: { params: Promise<{ path: string[] }> }) {
  const file = (await getRecipes()).get((await params).path.join('/'));
  if (!file) return new Response(null, { status: 404 });
  return new Response(`${file.text}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
