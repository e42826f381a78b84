import { readFileSync } from 'node:fs';
import { defaultIndexName } from '@/lib/search/hosted/config';
import { type HostedService, startHostedService } from '@/tests/support/hosted-service';
import { seedFile, serviceUrl } from './hosts';
import { test as base } from './test';

export { expect } from './test';

interface Fixtures {
  /** The time limits of the client: `long` is for tests that expect an answer, even of a busy machine. */
  limits: 'long' | 'specified';
  service: HostedService;
}

/**
 * Our test on the site with the hosted search engine. Each test has its own stand-in for the service, with the site's
 * records; the faults of one do not reach another.
 */
export const test = base.extend<Fixtures>({
  limits: ['long', { option: true }],
  service: [
    async ({ page, limits }, use) => {
      const service = await startHostedService();
      service.seed(defaultIndexName, JSON.parse(readFileSync(seedFile, 'utf8')));
      await page.route(`${serviceUrl}/**`, (route) =>
        route.continue({ url: route.request().url().replace(serviceUrl, service.url) }),
      );
      if (limits === 'long') {
        await page.addInitScript(() => {
          const start = window.setTimeout;
          const slowed = (task: TimerHandler, wait = 0, ...values: unknown[]) =>
            start(task, wait < 1000 ? wait : wait * 60, ...values);
          window.setTimeout = slowed as typeof setTimeout;
        });
      }
      await use(service);
      await service.close();
    },
    { auto: true },
  ],
});
