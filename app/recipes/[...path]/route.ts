import { fileRoute } from '@/lib/file-route';
import { getRecipes } from '@/lib/site';

export const dynamic = 'force-static';

/** Each file of a recipe as a download. */
export const { generateStaticParams, GET } = fileRoute(
  async () => [...(await getRecipes())],
  ({ text }) => new Response(`${text}\n`),
);
