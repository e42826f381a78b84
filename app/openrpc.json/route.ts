import { getContent } from '@/lib/content';
import { exactJson } from '@/lib/json';
import { openrpc } from '@/lib/outputs/openrpc';

export const dynamic = 'force-static';

/** The description of the RPC for machines. */
export async function GET() {
  const { rpc, variables } = getContent();
  return new Response(exactJson(openrpc(rpc, variables)), {
    headers: { 'Content-Type': 'application/json' },
  });
}
