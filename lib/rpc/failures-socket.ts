import type { Explanation } from './failures';
import type { Failure } from './outcome';

type SocketFailure = Extract<Failure, { kind: 'cannot-connect' | 'closed' | 'lost' }>;

/** How a websocket failed, for people. */
export function describeSocketFailure(failure: SocketFailure): Explanation {
  switch (failure.kind) {
    case 'cannot-connect':
      return {
        title: 'Cannot connect',
        meaning:
          'The server refused the websocket or is not there. Browsers do not tell which: wrong port, no websocket at this URL, too many connections, or a node that is down.',
        remedy:
          'Check the URL. A node listens for websockets on the port after that of HTTP (8900 after 8899). Wait a moment if you connected often.',
      };
    case 'closed':
      return {
        title: `The server closed the connection (${code(failure)})`,
        meaning: `It did so before the request was answered. ${reason(failure)}`,
        remedy: 'Try again, or choose another cluster.',
      };
    case 'lost':
      return {
        title: `The connection was lost (${code(failure)})`,
        meaning: `The subscription ended with it, and what happened since was not sent. ${reason(failure)}`,
        remedy: 'Subscribe again. What came before stays below.',
      };
  }
}

function code(failure: { code: number }): string {
  return failure.code === 1006 ? '1006, without a close frame' : `code ${failure.code}`;
}

function reason(failure: { reason: string }): string {
  return failure.reason === '' ? 'It gave no reason.' : `Its reason: ${failure.reason}`;
}
