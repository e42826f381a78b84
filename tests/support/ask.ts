import { type IncomingHttpHeaders, request } from 'node:http';

/** The answer of a host. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Asks one host for a path, written as it goes over the wire; no redirect is followed. */
export type Ask = (path: string, method?: string, headers?: Record<string, string>) => Promise<Answer>;

/** A function that asks a host. @param host its port, or the socket it listens on */
export function asker(host: { port: number; host?: string } | { socketPath: string }): Ask {
  return (path, method = 'GET', headers = {}) =>
    new Promise((resolve, reject) => {
      const asked = request({ ...host, path, method, headers, agent: false }, async (response) => {
        const chunks: Buffer[] = [];
        for await (const chunk of response) chunks.push(chunk as Buffer);
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        });
      });
      asked.on('error', reject).end();
    });
}
