import { getSidebars } from '@/lib/nav';
import { docsIndex } from '@/lib/outputs/docs-index';
import { getDocs } from '@/lib/site';

export const dynamic = 'force-static';

/** Every page and its place in the site. */
export async function GET() {
  return Response.json(await docsIndex(await getDocs(), await getSidebars()));
}
