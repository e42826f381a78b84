import { fileHeaders } from '@/lib/export/headers';

/**
 * The parameters of all pages of a route, for its `generateStaticParams`. Empty in the development server, which
 * renders pages on request: to list them, it would load and check all content again in a separate process.
 */
export async function staticParams<T>(list: () => Promise<T[]>): Promise<T[]> {
  return process.env.NODE_ENV === 'development' ? [] : list();
}

/** The response with a file of the export. @param path of the file, whose ending tells its type */
export function fileResponse(path: string, body: BodyInit): Response {
  return new Response(body, { headers: { 'Content-Type': fileHeaders(path).type } });
}

/** The exports of a route `[...path]`: `list` has the files by their paths below the route, `make` their contents. */
export function fileRoute<File>(
  list: () => Promise<(readonly [path: string, file: File])[]>,
  make: (file: File) => BodyInit | Promise<BodyInit>,
) {
  return {
    generateStaticParams: () =>
      staticParams(async () => (await list()).map(([path]) => ({ path: path.split('/') }))),

    GET: async (_request: Request, { params }: { params: Promise<{ path: string[] }> }) => {
      const wanted = (await params).path.join('/');
      const found = (await list()).find(([path]) => path === wanted);
      return found ? fileResponse(wanted, await make(found[1])) : new Response(null, { status: 404 });
    },
  };
}
