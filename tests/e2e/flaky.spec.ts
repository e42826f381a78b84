import { randomNumbers } from '@/lib/random';
import { failures, startStaticHost } from '@/tests/support/static-host';
import { open } from './support/navigation';
import { RandomReader } from './support/random-reader';
import { expect, test } from './support/test';

const navigations = 1000;
/** Part of all requests that fails, documents and code included. */
const failing = 0.1;

test.use({ tolerated: /^(status 503|failed|console): / });

test('a thousand navigations, of whose requests one in ten fails, all end on the right page', async ({
  page,
}, testInfo) => {
  test.setTimeout(240_000);
  const host = await startStaticHost('try-files');
  const start = '/what-is-a-validator/';
  await open(page, host.origin + start);
  const reader = new RandomReader(page, randomNumbers(8), start);

  const random = randomNumbers(21);
  const requests = { all: 0, failed: 0 };
  host.decide = () => {
    requests.all++;
    if (random() >= failing) return 'fine';
    requests.failed++;
    return failures[Math.floor(random() * 3)] ?? 'fine';
  };
  while (reader.journey.navigations < navigations) await reader.go();
  await host.close();

  const figures = { ...reader.journey, requests: requests.all, failed: requests.failed };
  testInfo.annotations.push({ type: 'figures', description: JSON.stringify(figures) });
  console.log(figures);
  expect(requests.failed / requests.all, 'the host failed as it was told to').toBeCloseTo(failing, 1);
});
