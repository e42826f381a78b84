import { exactJson, getRpc, ofAllVersions } from '@/lib/content';
import { consoleMethod } from '@/lib/outputs/console-method';
import { staticParams } from '@/lib/static-params';
import { mountOf, versionOf, withinVersion } from '@/lib/version';

export const dynamic = 'force-static';

export function generateStaticParams() {
  return staticParams(() =>
    ofAllVersions(async (version) =>
      (await getRpc(version)).rpc.methods.map(({ name }) => ({
        path: `${mountOf(version)}/${name}.json`.split('/').slice(1),
      })),
    ),
  );
}

/** What the console of a method is made from. */
export async function GET(_request: Request, { params }: { params: Promise<{ path: string[] }> }) {
  const route = `/${(await params).path.join('/')}`;
  const { rpc, variables } = await getRpc(versionOf(route));
  const method = rpc.methods.find(({ name }) => `/${name}.json` === withinVersion(route));
  if (!method) return new Response(null, { status: 404 });
  const headers = { 'Content-Type': 'application/json' };
  return new Response(exactJson(consoleMethod(rpc, variables, method)), { headers });
}
