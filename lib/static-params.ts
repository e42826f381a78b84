/**
 * The parameters of all pages of a route, for its `generateStaticParams`. Empty in the development server, which
 * renders pages on request: to list them, it would read and check everything again in a separate process.
 */
export async function staticParams<T>(list: () => Promise<T[]>): Promise<T[]> {
  return process.env.NODE_ENV === 'development' ? [] : list();
}
