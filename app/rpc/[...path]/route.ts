import { getContent } from '@/lib/content';
import { fileRoute } from '@/lib/file-route';
import { exactJson } from '@/lib/json';
import { consoleMethod } from '@/lib/reference/rpc/console-method';

export const dynamic = 'force-static';

/** The data from which the console of each method is made. */
export const { generateStaticParams, GET } = fileRoute(
  async () => {
    const { rpc, variables } = getContent();
    return rpc.methods.map((method) => [`${method.name}.json`, { rpc, variables, method }]);
  },
  ({ rpc, variables, method }) => {
    const headers = { 'Content-Type': 'application/json' };
    return new Response(exactJson(consoleMethod(rpc, variables, method)), { headers });
  },
);
