/** Default name of the index, and name of the lists of recent and favourite searches (specification section 7). */
export const defaultIndexName = 'solana';

/**
 * The hosted service from the environment of the build; absent if it is not set. All of it is public: it is part of the
 * pages, and the key may only search. Each variable is written in full, because the build replaces full names by
 * values.
 */
export const hostedConfig =
  process.env.NEXT_PUBLIC_SEARCH_APP_ID && process.env.NEXT_PUBLIC_SEARCH_KEY
    ? {
        appId: process.env.NEXT_PUBLIC_SEARCH_APP_ID,
        apiKey: process.env.NEXT_PUBLIC_SEARCH_KEY,
        indexName: process.env.NEXT_PUBLIC_SEARCH_INDEX || defaultIndexName,
        /** Address of a service that is not at the usual hosts of its application. */
        host: process.env.NEXT_PUBLIC_SEARCH_HOST || undefined,
      }
    : undefined;

export type HostedConfig = NonNullable<typeof hostedConfig>;

/**
 * Throws if the hosted search engine is only partly configured: otherwise the site would use its own index without a
 * warning.
 */
export function checkSearchEnvironment(env: Record<string, string | undefined>): void {
  const needed = ['NEXT_PUBLIC_SEARCH_APP_ID', 'NEXT_PUBLIC_SEARCH_KEY'];
  const given = [...needed, 'NEXT_PUBLIC_SEARCH_INDEX', 'NEXT_PUBLIC_SEARCH_HOST'].filter(
    (name) => env[name],
  );
  const missing = needed.filter((name) => !env[name]);
  if (given.length > 0 && missing.length > 0) {
    throw new Error(
      `${given.join(' and ')} set without ${missing.join(' and ')}. Set ${needed.join(' and ')} for the hosted search engine, or none of these variables for the embedded one.`,
    );
  }
  const host = env.NEXT_PUBLIC_SEARCH_HOST;
  if (host && !/^https?:\/\/[^/]+\/?$/.test(host)) {
    throw new Error(
      `NEXT_PUBLIC_SEARCH_HOST is "${host}". Write an address such as https://search.example.org.`,
    );
  }
}
