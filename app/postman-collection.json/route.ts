import { getContent } from '@/lib/content';
import { exactJson } from '@/lib/json';
import { postmanCollection } from '@/lib/outputs/postman-collection';

export const dynamic = 'force-static';

/** The requests of the RPC for HTTP clients. */
export async function GET() {
  const { rpc, variables } = getContent();
  return new Response(exactJson(postmanCollection(rpc, variables)), {
    headers: { 'Content-Type': 'application/json' },
  });
}
