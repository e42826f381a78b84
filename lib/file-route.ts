import { staticParams } from './static-params';

/**
 * The exports of a route `[...path]` that answers with files.
 *
 * @param list the files by their paths below the route
 * @param answer makes the response with a file
 */
export function fileRoute<File>(
  list: () => Promise<(readonly [path: string, file: File])[]>,
  answer: (file: File) => Response | Promise<Response>,
) {
  return {
    generateStaticParams: () =>
      staticParams(async () => (await list()).map(([path]) => ({ path: path.split('/') }))),

    GET: async (_request: Request, { params }: { params: Promise<{ path: string[] }> }) => {
      const wanted = (await params).path.join('/');
      const found = (await list()).find(([path]) => path === wanted);
      return found ? answer(found[1]) : new Response(null, { status: 404 });
    },
  };
}
