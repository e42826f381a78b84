import { getContent } from '@/lib/content';
import { getSidebars } from '@/lib/navigation';
import { llms } from '@/lib/outputs/llms';

export const dynamic = 'force-static';

/** The pages' Markdown, listed for language models. */
export async function GET() {
  return new Response(llms(getContent().docs, getSidebars()));
}
