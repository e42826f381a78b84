import { getContent } from '@/lib/content';
import { fileRoute } from '@/lib/file-route';
import { ogImagePath } from '@/lib/outputs/metadata';
import { ogImage } from '@/lib/outputs/og-image';

export const dynamic = 'force-static';

/** The preview image of each page. */
export const { generateStaticParams, GET } = fileRoute(
  async () => getContent().docs.map((doc) => [ogImagePath(doc).slice('/og/'.length), doc]),
  async (doc) =>
    new Response(new Uint8Array(await ogImage(doc)), { headers: { 'content-type': 'image/png' } }),
);
