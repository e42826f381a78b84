/** Id of a page's console, and of the sample in its place. */
export const consoleAnchor = 'try-it';

/** Query parameter with the params of the console. */
export const paramsKey = 'params';

/**
 * Address of a page with its console filled in. Without the endpoint, whose URL may contain a key.
 *
 * @param params as JSON
 */
export function consoleAddress(page: string, params: string): string {
  const url = new URL(page);
  url.search = `?${new URLSearchParams({ [paramsKey]: params })}`;
  url.hash = consoleAnchor;
  return url.href;
}
