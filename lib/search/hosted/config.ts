/** Default name of the index, and of the lists of recent and favorite searches (specification section 7). */
export const defaultIndexName = 'solana';

/**
 * The hosted service from the environment of the build, if it is set. All of it is public. Each variable is written in
 * full, because the build replaces full names by values.
 */
export const hostedConfig =
  process.env.NEXT_PUBLIC_SEARCH_APP_ID && process.env.NEXT_PUBLIC_SEARCH_KEY
    ? {
        appId: process.env.NEXT_PUBLIC_SEARCH_APP_ID,
        apiKey: process.env.NEXT_PUBLIC_SEARCH_KEY,
        indexName: process.env.NEXT_PUBLIC_SEARCH_INDEX || defaultIndexName,
        /** Base URL of a proxy or another service, in place of the application's hosts. */
        host: process.env.NEXT_PUBLIC_SEARCH_HOST || undefined,
      }
    : undefined;

export type HostedConfig = NonNullable<typeof hostedConfig>;

/** @throws if the hosted service is only partly configured: the site would use its own index without a warning */
export function checkSearchEnvironment(env: Record<string, string | undefined>): void {
  const required = ['NEXT_PUBLIC_SEARCH_APP_ID', 'NEXT_PUBLIC_SEARCH_KEY'];
  const names = [...required, 'NEXT_PUBLIC_SEARCH_INDEX', 'NEXT_PUBLIC_SEARCH_HOST'];
  const set = names.filter((name) => env[name]).join(' and ');
  const missing = required.filter((name) => !env[name]).join(' and ');
  if (set && missing)
    throw new Error(
      `${set} set without ${missing}. Set ${required.join(' and ')} to use the hosted search engine, or none of these variables to use the embedded one.`,
    );
  const problem = checkHost('NEXT_PUBLIC_SEARCH_HOST', env);
  if (problem) throw new Error(problem);
}

/** What is wrong with a variable that may have a base URL; undefined if nothing is. */
export function checkHost(name: string, env: Record<string, string | undefined>): string | undefined {
  const host = env[name];
  if (!host || /^https?:\/\/[^/]+\/?$/.test(host)) return undefined;
  return `${name} is "${host}". Write a base URL such as https://search.example.org.`;
}

/** A base URL in the form of the service's client. */
export function toHost(baseUrl: string) {
  const { host: url, protocol } = new URL(baseUrl);
  return { url, accept: 'readWrite', protocol: protocol === 'http:' ? 'http' : 'https' } as const;
}
