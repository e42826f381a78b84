import { fileRoute } from '@/lib/file-route';
import { ogImagePath } from '@/lib/outputs/metadata';
import { ogContent } from '@/lib/outputs/og/og-content';
import { ogImage } from '@/lib/outputs/og/og-image';
import { getDocs } from '@/lib/site';

export const dynamic = 'force-static';

/** The preview image of each page. */
export const { generateStaticParams, GET } = fileRoute(
  async () => (await getDocs()).map((doc) => [ogImagePath(doc).slice('/og/'.length), doc]),
  async (doc) => {
    const image = await ogImage(await ogContent(doc));
    return new Response(new Uint8Array(image), { headers: { 'content-type': 'image/png' } });
  },
);
