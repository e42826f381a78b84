import { setTimeout as sleep } from 'node:timers/promises';
import { algoliasearch } from 'algoliasearch';
import { describe, expect, it } from 'vitest';
import { type FaultOrder, type HostedService, startHostedService } from '@/tests/support/hosted-service';
import { expectContent, newContent, oldContent, push, startService } from '@/tests/support/push-service';

/** The requests of a push without faults, and the numbers of the first one with records and of the move. */
async function requestsOfPush() {
  const service = await startHostedService();
  await push(service);
  await service.close();
  const numberOf = (end: string) => service.requests.findIndex(({ path }) => path.endsWith(end)) + 1;
  return { count: service.requests.length, records: numberOf('/batch'), move: numberOf('/operation') };
}
const { count, records, move } = await requestsOfPush();
const numbers = Array.from({ length: count }, (_, index) => index + 1);
/** `npm test` tries each fault at the move, and those that last while the temporary index is filled as well. */
const onlyFull = (nth: number, ...tried: number[]) => ({ tags: tried.includes(nth) ? [] : ['full'] });

const lasting: [name: string, fault: FaultOrder, message: RegExp][] = [
  ['a closed socket', { fault: 'hang-up' }, /^No connection to http/],
  ['status 500', { fault: 'status', status: 500 }, /failed with status 500/],
  ['a lost answer', { fault: 'hang-up', afterwards: true }, /^No connection to http/],
  ['a refusal', { fault: 'status', status: 400, times: 1 }, /^The service refused/],
];
const passing: [name: string, fault: FaultOrder][] = [
  ['status 503', { fault: 'status', status: 503 }],
  ['a closed socket', { fault: 'hang-up' }],
  ['a lost answer', { fault: 'hang-up', afterwards: true }],
  ['too many requests', { fault: 'status', status: 429 }],
  ['garbage', { fault: 'garbage' }],
  ['JSON of another shape', { fault: 'wrong-shape' }],
];

function clientWithLimits({ appId, adminKey, url }: HostedService, hosts: number, limit = 10_000) {
  const host = { url: url.replace('http://', ''), accept: 'readWrite', protocol: 'http' } as const;
  const timeouts = { connect: limit, read: limit, write: limit };
  return algoliasearch(appId, adminKey, { hosts: Array(hosts).fill(host), timeouts });
}

describe('a push that fails leaves the index wholly old or wholly new, and says which', () => {
  for (const nth of numbers) {
    for (const [name, fault, message] of lasting) {
      it(`${name} from request ${nth} on`, onlyFull(nth, records, move), async () => {
        const service = await startService();
        service.fail({ ...fault, nth });
        const failure = await push(service).catch((error: Error) => error.message);
        const isMoved = nth > move || (nth === move && fault.afterwards);
        expectContent(service, isMoved ? newContent : oldContent);
        expect(failure).toMatch(message);
        const mayBeMoved = nth === move && !fault.times;
        const state = nth > move ? 'accepted the new index' : mayBeMoved ? 'is unknown' : 'as it was';
        expect(failure).toContain(state);
        if (fault.times) expect(service.indexNames()).toEqual(['docs']);
      });
    }

    it(`an interruption at request ${nth}`, onlyFull(nth, records, move), async () => {
      const interruption = new AbortController();
      const service = await startService({
        onRequest: (_, number) => number === nth && interruption.abort(),
      });
      const failing = push(service, { signal: interruption.signal });
      const state = nth >= move ? 'The service accepted the new' : 'The index "docs" is as it was.';
      await expect(failing).rejects.toThrow(new RegExp(`^Interrupted\\.\\n${state}`));
      expectContent(service, nth >= move ? newContent : oldContent);
      expect(service.indexNames()).toEqual(['docs']);
    });
  }

  it('an interruption right before the move, which then is not made', async () => {
    const service = await startService();
    const interruption = new AbortController();
    const failing = push(service, {
      signal: interruption.signal,
      onProgress: ({ doing }) => doing.startsWith('moving') && interruption.abort(),
    });
    await expect(failing).rejects.toThrow('The index "docs" is as it was.');
    expectContent(service, oldContent);
  });

  it('an interruption while a request is under way that would make the index again', async () => {
    const interruption = new AbortController();
    let removed = () => {};
    const removal = new Promise<void>((done) => {
      removed = done;
    });
    let held = Promise.resolve();
    const service = await startService({
      onRequest: ({ method, path }) => {
        if (method === 'DELETE') removed();
        if (!path.endsWith('/batch')) return;
        interruption.abort();
        // A removal that does not wait for this request comes before it.
        held = Promise.race([removal, sleep(200)]);
        return held;
      },
    });
    await expect(push(service, { signal: interruption.signal })).rejects.toThrow('Interrupted.');
    await held.then(() => sleep(0));
    expect(service.indexNames()).toEqual(['docs']);
  });

  it.each([1, 2])('a refusal of the move after a lost answer, with %i hosts', async (hosts) => {
    let moves = 0;
    const service = await startService({
      onRequest: ({ path }) => {
        if (path.endsWith('/operation') && ++moves === 2) service.fail({ fault: 'status', status: 400 });
      },
    });
    service.fail({ fault: 'hang-up', path: /operation$/, afterwards: true });
    const failing = push(service, { client: clientWithLimits(service, hosts) });
    await expect(failing).rejects.toThrow('is wholly the old or wholly the new one');
    expectContent(service, newContent);
  });

  it('a service that is gone: it says what may be left, and does not wait', async () => {
    const service = await startService();
    service.fail({ fault: 'timeout', path: /^DELETE/ });
    const interruption = new AbortController();
    const failing = push(service, {
      clearAwayTimeout: 20,
      signal: interruption.signal,
      onProgress: ({ sent }) => sent > 0 && interruption.abort(),
    });
    await expect(failing).rejects.toThrow(/docs_tmp_\d{13}_[0-9a-f]{8} may be left/);
    expectContent(service, oldContent);
  });
});

describe('a push succeeds in spite of a passing fault', () => {
  for (const nth of numbers) {
    for (const [name, fault] of passing) {
      it(`${name} at request ${nth}`, onlyFull(nth, move), async () => {
        const service = await startService();
        service.fail({ ...fault, nth, times: 1 });
        await push(service);
        expectContent(service, newContent);
        expect(service.indexNames()).toEqual(['docs']);
      });
    }
  }

  it('no answer in time', async () => {
    const service = await startService();
    service.fail({ fault: 'timeout', nth: 2, times: 1 });
    await push(service, { client: clientWithLimits(service, 1, 500) });
    expectContent(service, newContent);
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
});
