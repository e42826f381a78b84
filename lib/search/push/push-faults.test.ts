import { algoliasearch } from 'algoliasearch';
import { describe, expect, it } from 'vitest';
import { type FaultOrder, startHostedService } from '@/tests/support/hosted-service';
import { expectContent, newContent, oldContent, push, startService } from '@/tests/support/push-service';

/** The requests of a push without faults, and the indices of the first request with records and of the move. */
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
  ['an unknown address', { fault: 'status', status: 404 }, /does not know this application or address/],
  ['garbage', { fault: 'garbage' }, /^The answer is not from the search service/],
];
const passing: [name: string, fault: FaultOrder][] = [
  ['status 503', { fault: 'status', status: 503 }],
  ['a closed socket', { fault: 'hang-up' }],
  ['a lost answer', { fault: 'hang-up', afterwards: true }],
  ['too many requests', { fault: 'status', status: 429 }],
];

describe('a push that fails leaves either the old or the new index, and reports which', () => {
  for (const nth of numbers) {
    for (const [name, fault, message] of lasting) {
      it(`${name} from request ${nth} on`, onlyFull(nth, records, move), async () => {
        const service = await startService();
        service.fail({ ...fault, nth });
        const failure = await push(service).catch((error: Error) => error.message);
        const isMoved = nth > move || (nth === move && fault.afterwards);
        expectContent(service, isMoved ? newContent : oldContent);
        expect(failure).toMatch(message);
        expect(failure).toContain(nth >= move ? 'either the old or the new one' : 'as it was');
        if (fault.times && nth < move) expect(service.indexNames()).toEqual(['docs']);
      });
    }
  }

  it.each([1, records])('JSON of another shape at request %i', async (nth) => {
    const service = await startService();
    service.fail({ fault: 'wrong-shape', nth, times: 1 });
    await expect(push(service)).rejects.toThrow(/^The answer was not as expected, while /);
    expectContent(service, oldContent);
    expect(service.indexNames()).toEqual(['docs']);
  });

  it('a service that stops: it reports what may be left', async () => {
    const service = await startService();
    service.fail({ fault: 'hang-up', nth: records });
    await expect(push(service)).rejects.toThrow(/docs_tmp_\d{13}_[0-9a-f]{8} may be left/);
    expectContent(service, oldContent);
  });
});

describe('a push succeeds anyway after a passing fault', () => {
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
    const host = { url: service.url.replace('http://', ''), accept: 'readWrite', protocol: 'http' } as const;
    const timeouts = { connect: 500, read: 500, write: 500 };
    const { appId, adminKey } = service;
    await push(service, { client: algoliasearch(appId, adminKey, { hosts: [host, host], timeouts }) });
    expectContent(service, newContent);
  });

  it('sends a request three times', async () => {
    const service = await startService();
    service.fail({ fault: 'status', status: 503 });
    await expect(push(service)).rejects.toThrow('status 503');
    expect(service.requests).toHaveLength(3);
  });
});
