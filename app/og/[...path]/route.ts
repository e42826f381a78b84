import { getContent } from '@/lib/content';
import { fileRoute } from '@/lib/outputs/file-route';
import { ogImagePath } from '@/lib/outputs/metadata';
import { ogImage } from '@/lib/outputs/og-image';

export const dynamic = 'force-static';

/** The preview image of each page. */
export const { generateStaticParams, GET } = fileRoute(
  async () => getContent().docs.map((doc) => [ogImagePath(doc).slice('/og/'.length), doc]),
  async (doc) => new Uint8Array(await ogImage(doc)),
);
