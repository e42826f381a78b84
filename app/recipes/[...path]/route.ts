import { fileRoute } from '@/lib/file-route';
import { getRecipes, ofAllVersions } from '@/lib/site';
import { mountOf } from '@/lib/version';

export const dynamic = 'force-static';

/** Each file of a recipe as a download. */
export const { generateStaticParams, GET } = fileRoute(
  () =>
    ofAllVersions(async (version) =>
      Array.from(await getRecipes(version), ([path, file]) => [`${mountOf(version)}/${path}`.slice(1), file]),
    ),
  ({ text }) => new Response(`${text}\n`),
);
