import { fileRoute } from '@/lib/outputs/file-route';
import { getIndexFiles } from '@/lib/search';

export const dynamic = 'force-static';

/** The files of the embedded search index. */
export const { generateStaticParams, GET } = fileRoute(
  async () => [...(await getIndexFiles())],
  (file) => JSON.stringify(file),
);
