import { fileRoute } from '@/lib/file-route';
import { getDocView } from '@/lib/nav';
import { ogImagePath } from '@/lib/outputs/metadata';
import { ogImage } from '@/lib/outputs/og-image';
import { getDocs, ofAllVersions } from '@/lib/site';

export const dynamic = 'force-static';

/** The preview image of each page. */
export const { generateStaticParams, GET } = fileRoute(
  async () => (await ofAllVersions(getDocs)).map((doc) => [ogImagePath(doc).slice('/og/'.length), doc]),
  async (doc) => {
    const { breadcrumbs } = await getDocView(doc);
    const image = await ogImage(doc.frontMatter.title, breadcrumbs[0]?.label ?? 'Openverse');
    return new Response(new Uint8Array(image), { headers: { 'content-type': 'image/png' } });
  },
);
