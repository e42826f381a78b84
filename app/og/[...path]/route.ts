import { getDocs, ofAllVersions } from '@/lib/content';
import { getDocView } from '@/lib/nav';
import { ogImagePath } from '@/lib/outputs/metadata';
import { ogImage } from '@/lib/outputs/og-image';
import { staticParams } from '@/lib/static-params';

export const dynamic = 'force-static';

export function generateStaticParams() {
  return staticParams(async () =>
    (await ofAllVersions(getDocs)).map((doc) => ({ path: ogImagePath(doc).split('/').slice(2) })),
  );
}

export async function GET(_request: Request, { params }: { params: Promise<{ path: string[] }> }) {
  const wanted = `/og/${(await params).path.join('/')}`;
  const doc = (await ofAllVersions(getDocs)).find((it) => ogImagePath(it) === wanted);
  if (!doc) return new Response(null, { status: 404 });
  const { breadcrumbs } = await getDocView(doc);
  const section = breadcrumbs[0]?.label ?? 'Openverse';
  const image = await ogImage(doc.frontMatter.title, section);
  return new Response(new Uint8Array(image), { headers: { 'content-type': 'image/png' } });
}
