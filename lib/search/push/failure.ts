import { CommandError, messageOf } from '../../cli';

/** The parts of the client's errors that show what happened; it does not export their classes. */
interface ClientError extends Error {
  /** Status of an answer that the client did not retry. */
  status?: number;
  /** Every try of the request, on all hosts. */
  stackTrace?: Try[];
}

interface Try {
  host: { protocol: string; url: string };
  response: { status: number; content: string; isTimedOut: boolean };
}

const rights = 'addObject, deleteIndex, editSettings, listIndexes and settings';

/** One sentence on a failed request and its fix. @param doing completes "while …" */
export function explain(error: unknown, doing: string, appId: string): string {
  const message = messageOf(error);
  if (!(error instanceof Error) || error instanceof CommandError) return message;
  const { name, status, stackTrace = [] }: ClientError = error;
  if (name === 'RetryError') return explainTries(stackTrace, doing, appId);
  if (name === 'DeserializationError')
    return `The answer is not from the search service, while ${doing}. Correct SEARCH_HOST, or look for a proxy in between.`;
  if (status === 401 || status === 403)
    return `The service refuses the key or the application "${appId}", while ${doing} (${status}: ${message}). Correct SEARCH_APP_ID, or put a key with the rights ${rights} in SEARCH_ADMIN_KEY.`;
  if (status === 404)
    return `The service does not know this application or address, while ${doing} (404: ${message}). Correct SEARCH_APP_ID, which is "${appId}", or SEARCH_HOST.`;
  if (status !== undefined) return `The service refused ${doing} (${status}: ${message}).`;
  return `The answer was not as expected, while ${doing} (${message}). Correct SEARCH_HOST if it is not the search service.`;
}

function explainTries(tries: Try[], doing: string, appId: string): string {
  const last = tries.at(-1);
  if (!last) return `The service did not answer while ${doing}.`;
  const { host, response } = last;
  const address = `${host.protocol}://${host.url}`;
  if (response.status >= 500)
    return `${address} failed with status ${response.status} while ${doing}, again and again. Try again later.`;
  if (response.isTimedOut)
    return `${address} did not answer in time while ${doing}. Check the network, and try again.`;
  return `No connection to ${address} while ${doing} (${response.content}). Check the network, and correct SEARCH_APP_ID, which is "${appId}", or SEARCH_HOST.`;
}
