import { getRecipes, ofAllVersions } from '@/lib/content';
import { staticParams } from '@/lib/static-params';
import { mountOf, versionOf, withinVersion } from '@/lib/version';

export const dynamic = 'force-static';

export function generateStaticParams() {
  return staticParams(() =>
    ofAllVersions(async (version) =>
      [...(await getRecipes(version)).keys()].map((path) => ({
        path: `${mountOf(version)}/${path}`.split('/').slice(1),
      })),
    ),
  );
}

/** A file of a recipe as a download. */
export async function GET(_request: Request, { params }: { params: Promise<{ path: string[] }> }) {
  const route = `/${(await params).path.join('/')}`;
  const file = (await getRecipes(versionOf(route))).get(withinVersion(route).slice(1));
  if (!file) return new Response(null, { status: 404 });
  return new Response(`${file.text}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
