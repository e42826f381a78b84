import { algoliasearch } from 'algoliasearch';
import { describe, expect, it } from 'vitest';
import { startHostedService } from '@/tests/support/hosted-service';
import { expectNew, expectOld, push, startService } from '@/tests/support/push-service';

/** Numbers of all requests of a run without faults, and of the one that moves. */
async function countRequests() {
  const service = await startHostedService();
  await push(service);
  await service.close();
  const paths = service.requests.map(({ path }) => path);
  return {
    numbers: paths.map((_, place) => place + 1),
    move: paths.findIndex((path) => path.endsWith('/operation')) + 1,
  };
}
const { numbers, move } = await countRequests();

describe('a push that fails for good', () => {
  it.each(numbers)('by a closed socket from request %i on', async (nth) => {
    const service = await startService();
    service.fail({ fault: 'hang-up', nth });
    await expect(push(service)).rejects.toThrow(/No connection to http.*\n.*(as it was|unknown|accepted)/);
    service.fail({ fault: 'none' });
    await (nth > move ? expectNew(service) : expectOld(service));
  });

  it.each(numbers)('by status 500 from request %i on', async (nth) => {
    const service = await startService();
    service.fail({ fault: 'status', status: 500, nth });
    await expect(push(service)).rejects.toThrow('failed with status 500');
    service.fail({ fault: 'none' });
    await (nth > move ? expectNew(service) : expectOld(service));
  });

  it.each(numbers)('by lost answers from request %i on', async (nth) => {
    const service = await startService();
    service.fail({ fault: 'hang-up', nth, afterwards: true });
    await expect(push(service)).rejects.toThrow('No connection');
    service.fail({ fault: 'none' });
    await (nth >= move ? expectNew(service) : expectOld(service));
  });

  it.each(numbers)('by a refusal of request %i, and leaves nothing behind', async (nth) => {
    const service = await startService();
    service.fail({ fault: 'status', status: 400, nth, times: 1 });
    const state = nth > move ? 'The service accepted the new index "docs"' : 'The index "docs" is as it was.';
    await expect(push(service)).rejects.toThrow(state);
    await (nth > move ? expectNew(service) : expectOld(service));
    expect(service.indexNames()).toEqual(['docs']);
  });

  it.each(numbers)('by an interruption at request %i, and leaves nothing behind', async (nth) => {
    const interruption = new AbortController();
    const service = await startService({
      onRequest: (_, number) => {
        if (number === nth) interruption.abort();
      },
    });
    const state = nth >= move ? 'The service accepted the new' : 'The index "docs" is as it was.';
    await expect(push(service, { signal: interruption.signal })).rejects.toThrow(
      new RegExp(`^Interrupted\\.\\n${state}`),
    );
    await (nth >= move ? expectNew(service) : expectOld(service));
    expect(service.indexNames()).toEqual(['docs']);
  });

  it('by an interruption while a request is under way that would make the index again', async () => {
    const interruption = new AbortController();
    const service = await startService({
      onRequest: ({ path }) => path.endsWith('/batch') && interruption.abort(),
    });
    service.fail({ fault: 'delay', delay: 30, path: '/batch$' });
    await expect(push(service, { signal: interruption.signal })).rejects.toThrow('Interrupted.');
    await new Promise((done) => setTimeout(done, 60));
    expect(service.indexNames()).toEqual(['docs']);
  });

  it('by an interruption right before the move, which then is not made', async () => {
    const service = await startService();
    const interruption = new AbortController();
    const failing = push(service, {
      signal: interruption.signal,
      onProgress: ({ doing }) => doing.startsWith('moving') && interruption.abort(),
    });
    await expect(failing).rejects.toThrow('The index "docs" is as it was.');
    await expectOld(service);
  });

  it.each([1, 2])('by a refusal of the move after a lost answer, with %i hosts', async (hosts) => {
    let moves = 0;
    const service = await startService({
      onRequest: ({ path }) => {
        if (path.endsWith('/operation') && ++moves === 2) service.fail({ fault: 'status', status: 400 });
      },
    });
    service.fail({ fault: 'hang-up', path: '/operation$', afterwards: true });
    const host = { url: service.url.replace('http://', ''), accept: 'readWrite', protocol: 'http' } as const;
    const client = algoliasearch(service.appId, service.adminKey, { hosts: Array(hosts).fill(host) });
    await expect(push(service, { client })).rejects.toThrow('is wholly the old or wholly the new one');
    service.fail({ fault: 'none' });
    await expectNew(service);
  });

  it('says what may be left, and does not wait for a service that is gone', async () => {
    const service = await startService();
    service.fail({ fault: 'timeout', path: '^DELETE' });
    const interruption = new AbortController();
    const failing = push(service, {
      clearAwayTimeout: 20,
      signal: interruption.signal,
      onProgress: ({ sent }) => sent > 0 && interruption.abort(),
    });
    await expect(failing).rejects.toThrow(/docs_tmp_\d{13}_[0-9a-f]{8} may be left/);
    await expectOld(service);
  });
});

describe('a push that meets a passing fault', () => {
  it.each(numbers)('one status 503 at request %i', async (nth) => {
    const service = await startService();
    service.fail({ fault: 'status', status: 503, nth, times: 1 });
    await push(service);
    await expectNew(service);
    expect(service.indexNames()).toEqual(['docs']);
  });

  it.each(numbers)('one closed socket at request %i', async (nth) => {
    const service = await startService();
    service.fail({ fault: 'hang-up', nth, times: 1 });
    await push(service);
    await expectNew(service);
    expect(service.indexNames()).toEqual(['docs']);
  });

  it.each(numbers)('one lost answer at request %i', async (nth) => {
    const service = await startService();
    service.fail({ fault: 'hang-up', nth, times: 1, afterwards: true });
    await push(service);
    await expectNew(service);
    expect(service.indexNames()).toEqual(['docs']);
  });

  it.each(['garbage', 'wrong-shape'] as const)('%s at any request', async (fault) => {
    for (const nth of numbers) {
      const service = await startService();
      service.fail({ fault, nth, times: 1 });
      await push(service);
      await expectNew(service);
    }
  });

  it('asks again with growing pauses, five times', async () => {
    const service = await startService();
    service.fail({ fault: 'status', status: 503 });
    const pauses: number[] = [];
    const pause = async (milliseconds: number) => pauses.push(milliseconds);
    await expect(push(service, { pause })).rejects.toThrow('status 503');
    expect(pauses).toEqual([500, 1000, 2000, 4000, 8000]);
    expect(service.requests).toHaveLength(6);
  });

  it('takes too many requests and a late answer as passing', async () => {
    const service = await startService();
    const client = algoliasearch(service.appId, service.adminKey, {
      hosts: [{ url: service.url.replace('http://', ''), accept: 'readWrite', protocol: 'http' }],
      maxRateLimitRetries: 0,
      timeouts: { connect: 100, read: 100, write: 100 },
    });
    service.fail({ fault: 'status', status: 429, nth: 3, times: 2 });
    await push(service, { client });
    service.fail({ fault: 'timeout', nth: 2, times: 1 });
    await push(service, { client });
    await expectNew(service);
  });
});
