import { getSidebars } from '@/lib/nav';
import { llms } from '@/lib/outputs/llms';
import { getDocs } from '@/lib/site';

export const dynamic = 'force-static';

/** The pages' Markdown, listed for language models. */
export async function GET() {
  return new Response(llms(await getDocs(), await getSidebars()));
}
