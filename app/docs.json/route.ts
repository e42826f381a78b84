import { getContent } from '@/lib/content';
import { getSidebars } from '@/lib/navigation';
import { docsIndex } from '@/lib/outputs/docs-index';

export const dynamic = 'force-static';

/** Every page and its place in the site. */
export async function GET() {
  return Response.json(await docsIndex(getContent().docs, getSidebars()));
}
