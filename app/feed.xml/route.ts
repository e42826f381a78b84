import { getDocs, gitDates } from '@/lib/content';
import { feed } from '@/lib/outputs/feed';

export const dynamic = 'force-static';

/** What changed last, for readers of feeds. */
export async function GET() {
  const text = feed(await getDocs(), await gitDates('content'));
  return new Response(text, { headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' } });
}
