import { readFileSync } from 'node:fs';
import { defaultIndexName } from '@/lib/search/hosted-config';
import { type HostedService, startHostedService } from '@/tests/support/hosted-service';
import { seedFile, serviceUrl } from './hosts';
import { test as base } from './test';

export { expect } from './test';

/**
 * Our test with a stand-in for the hosted search service of its own, so that what it is told to do wrong harms no
 * other test. The page's requests go to it instead of the shared one; the answers still come over a socket.
 */
export const test = base.extend<{ service: HostedService }>({
  service: async ({ page }, use) => {
    const service = await startHostedService();
    service.seed(defaultIndexName, JSON.parse(readFileSync(seedFile, 'utf8')));
    await page.route(`${serviceUrl}/**`, (route) =>
      route.continue({ url: route.request().url().replace(serviceUrl, service.url) }),
    );
    await use(service);
    await service.close();
  },
});
