import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Starts a server of a test on a free port. `close` also ends its open connections. */
export async function listen(server: Server) {
  await new Promise<void>((started) => server.listen(0, started));
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
