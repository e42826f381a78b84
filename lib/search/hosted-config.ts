/** Where and how the hosted search service is asked. All of it is public: it is part of the pages. */
export interface HostedConfig {
  appId: string;
  indexName: string;
  /** The key that may only search. */
  apiKey: string;
  /** Address of a service that is not at the usual hosts of its application. */
  host?: string;
}

/** Name of the index where none is given, and of the lists of recent and favourite searches (specification section 7). */
export const defaultIndexName = 'solana';

/**
 * The hosted service as the environment of the build names it; absent where it names none. Each variable is spelt
 * out, because the build puts in its value by its full name.
 */
export const hostedConfig: HostedConfig | undefined =
  process.env.NEXT_PUBLIC_SEARCH_APP_ID && process.env.NEXT_PUBLIC_SEARCH_KEY
    ? {
        appId: process.env.NEXT_PUBLIC_SEARCH_APP_ID,
        apiKey: process.env.NEXT_PUBLIC_SEARCH_KEY,
        indexName: process.env.NEXT_PUBLIC_SEARCH_INDEX || defaultIndexName,
        ...(process.env.NEXT_PUBLIC_SEARCH_HOST ? { host: process.env.NEXT_PUBLIC_SEARCH_HOST } : {}),
      }
    : undefined;
