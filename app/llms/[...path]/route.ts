import { fileRoute } from '@/lib/outputs/file-route';
import { getLlmsFiles } from '@/lib/outputs/llms';

export const dynamic = 'force-static';

/** The index of each section for language models. */
export const { generateStaticParams, GET } = fileRoute(
  async () => [...(await getLlmsFiles()).indexes],
  (text) => text,
);
