import { getContent } from '@/lib/content';
import { exactJson } from '@/lib/json';
import { fileRoute } from '@/lib/outputs/file-route';
import { consoleMethod } from '@/lib/reference/rpc/console-method';

export const dynamic = 'force-static';

/** The data from which the console of each method is made. */
export const { generateStaticParams, GET } = fileRoute(
  async () => getContent().rpc.methods.map((method) => [`${method.name}.json`, method]),
  (method) => {
    const { rpc, variables } = getContent();
    return exactJson(consoleMethod(rpc, variables, method));
  },
);
