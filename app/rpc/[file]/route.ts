import { exactJson, getRpc } from '@/lib/content';
import { consoleMethod } from '@/lib/outputs/console-method';

export const dynamic = 'force-static';

export async function generateStaticParams() {
  return (await getRpc()).rpc.methods.map(({ name }) => ({ file: `${name}.json` }));
}

/** What the console of a method is made from. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const { rpc, variables } = await getRpc();
  const method = rpc.methods.find(({ name }) => `${name}.json` === file);
  if (!method) return new Response(null, { status: 404 });
  const headers = { 'Content-Type': 'application/json' };
  return new Response(exactJson(consoleMethod(rpc, variables, method)), { headers });
}
