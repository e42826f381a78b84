/**
 * The parameters of all pages of a route, for its `generateStaticParams`. The development server makes a page when it
 * is asked for: to list them it would read and check everything once more, in a process of its own.
 */
export async function staticParams<T>(list: () => Promise<T[]>): Promise<T[]> {
  return process.env.NODE_ENV === 'development' ? [] : list();
}
