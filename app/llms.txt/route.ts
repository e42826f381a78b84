import { getDocs } from '@/lib/content';
import { getVersion } from '@/lib/nav';
import { llms } from '@/lib/outputs/llms';

export const dynamic = 'force-static';

/** The pages' Markdown, listed for language models. */
export async function GET() {
  const { sidebars } = await getVersion();
  return new Response(llms(await getDocs(), sidebars));
}
