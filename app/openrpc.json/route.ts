import { getContent } from '@/lib/content';
import { openrpc } from '@/lib/outputs/openrpc';
import { exactJson } from '@/lib/rpc-client/json';

export const dynamic = 'force-static';

/** The description of the RPC for machines. */
export async function GET() {
  const { rpc, variables } = getContent();
  return new Response(exactJson(openrpc(rpc, variables)), {
    headers: { 'Content-Type': 'application/json' },
  });
}
