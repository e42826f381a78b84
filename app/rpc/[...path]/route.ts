import { fileRoute } from '@/lib/file-route';
import { consoleMethod } from '@/lib/outputs/console-method';
import { exactJson, getRpc, ofAllVersions } from '@/lib/site';
import { mountOf } from '@/lib/version';

export const dynamic = 'force-static';

/** The data from which the console of each method is made. */
export const { generateStaticParams, GET } = fileRoute(
  () =>
    ofAllVersions(async (version) => {
      const { rpc, variables } = await getRpc(version);
      return rpc.methods.map((method) => [
        `${mountOf(version)}/${method.name}.json`.slice(1),
        { rpc, variables, method },
      ]);
    }),
  ({ rpc, variables, method }) => {
    const headers = { 'Content-Type': 'application/json' };
    return new Response(exactJson(consoleMethod(rpc, variables, method)), { headers });
  },
);
