/**
 * The parameters of all pages of a route, for its `generateStaticParams`. Empty in the development server, which
 * renders pages on request: to list them, it would load and check all content again in a separate process.
 */
export async function staticParams<T>(list: () => Promise<T[]>): Promise<T[]> {
  return process.env.NODE_ENV === 'development' ? [] : list();
}

/**
 * The exports of a route `[...path]` that serves files.
 *
 * @param list the files by their paths below the route
 * @param respond returns the response with a file
 */
export function fileRoute<File>(
  list: () => Promise<(readonly [path: string, file: File])[]>,
  respond: (file: File) => Response | Promise<Response>,
) {
  return {
    generateStaticParams: () =>
      staticParams(async () => (await list()).map(([path]) => ({ path: path.split('/') }))),

    GET: async (_request: Request, { params }: { params: Promise<{ path: string[] }> }) => {
      const wanted = (await params).path.join('/');
      const found = (await list()).find(([path]) => path === wanted);
      return found ? respond(found[1]) : new Response(null, { status: 404 });
    },
  };
}
