/** Variables that a build with the hosted search engine needs, and those that it may have. */
const needed = ['NEXT_PUBLIC_SEARCH_APP_ID', 'NEXT_PUBLIC_SEARCH_KEY'];
const optional = ['NEXT_PUBLIC_SEARCH_INDEX', 'NEXT_PUBLIC_SEARCH_HOST'];

/** Throws where the hosted search engine is configured by halves: the site would silently search by itself. */
export function checkSearchEnvironment(env: Record<string, string | undefined>): void {
  const given = [...needed, ...optional].filter((name) => env[name]);
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
