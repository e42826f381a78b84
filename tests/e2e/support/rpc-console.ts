import type { Locator, Page } from '@playwright/test';
import { type RpcServer, startRpcServer } from '../../support/rpc-server';
import { open } from './navigation';
import { test as base } from './test';

export { expect } from './test';

/** Pages with a console. */
export const pages = {
  plain: '/api/getBalance/',
  cautious: '/api/sendTransaction/',
  socket: '/WebsocketMethods/slotSubscribe/',
  nested: '/WebsocketMethods/programSubscribe/',
};

interface Fixtures {
  /** A separate server for this test. */
  server: RpcServer;
  /** Opens a page, the plain one by default, and its console, and points it at the test's server. */
  openConsole: (address?: string) => Promise<Locator>;
}

export const test = base.extend<Fixtures>({
  server: async ({ page }, use) => {
    const server = await startRpcServer();
    await use(server);
    // What the page still waits for would fail.
    await page.close();
    await server.close();
  },

  openConsole: async ({ page, server }, use) => {
    await use(async (address = pages.plain) => {
      await open(page, address);
      await page.getByRole('button', { name: 'Run', exact: true }).click();
      const panel = consoleOf(page);
      await panel.getByLabel('Cluster').selectOption('Custom URL');
      await panel
        .getByLabel('URL of the node')
        .fill(address.startsWith('/Websocket') ? server.ws : server.url);
      return panel;
    });
  },
});

/** The console of a page, once it is open. */
export function consoleOf(page: Page): Locator {
  return page.getByRole('region', { name: /^Console for / });
}

/** The button that sends the request. */
export function send(panel: Locator): Locator {
  return panel.getByRole('button', { name: 'Send', exact: true });
}
