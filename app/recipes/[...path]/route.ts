import { getContent } from '@/lib/content';
import { fileRoute } from '@/lib/outputs/file-route';

export const dynamic = 'force-static';

/** Each file of a recipe as a download. */
export const { generateStaticParams, GET } = fileRoute(
  async () => [...getContent().recipes],
  ({ text }) => `${text}\n`,
);
