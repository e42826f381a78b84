import { randomNumbers } from '@/lib/random';
import { failures, startStaticHost } from '@/tests/support/static-host';
import { open } from './support/navigation';
import { RandomReader } from './support/random-reader';
import { expect, test } from './support/test';

/** Part of all requests that fails, documents and code included. */
const failing = 0.1;

test.use({ tolerated: /^(status 503|failed|console): / });

for (const seed of [8, 9, 10, 11, 12, 13, 14, 15, 16, 17]) {
  test(`a hundred navigations, of whose requests one in ten fails, all end on the right page (${seed})`, {
    tag: seed === 8 ? [] : ['@full'],
  }, async ({ page }) => {
    const host = await startStaticHost('try-files');
    const start = '/what-is-a-validator/';
    await open(page, host.origin + start);
    const reader = new RandomReader(page, randomNumbers(seed), start);

    const random = randomNumbers(seed + 100);
    let failed = 0;
    // Which requests fail is random, how they fail takes turns.
    host.decide = () => (random() < failing ? (failures[failed++ % failures.length] ?? 'fine') : 'fine');
    for (let navigation = 0; navigation < 100; navigation++) await reader.go();
    await host.close();
    expect(failed, 'each kind of failure occurred').toBeGreaterThanOrEqual(failures.length);
  });
}
