import { getContent, getTimes } from '@/lib/content';
import { feed } from '@/lib/outputs/feed';

export const dynamic = 'force-static';

/** The last changes as an Atom feed. */
export async function GET() {
  const text = feed(getContent().docs, await getTimes());
  return new Response(text, { headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' } });
}
