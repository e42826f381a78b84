import { describe, expect, it } from 'vitest';
import { deployB, expectCompletion, forGood, numbered, outB, requests } from './support/deploy-b';
import { expectOldOrNew, expectSite } from './support/expect-site';
import { phaseOf } from './support/phases';
import { runDeploy } from './support/run-deploy';
import { siteA, siteB } from './support/sites';

describe.concurrent('silence', () => {
  it.for(numbered)('%i: %s of %s counts as a failure', async ([nth], test) => {
    const { bucket, status, output, isB } = await deployB(test, forGood(nth, { kind: 'silence' }), {
      timeout: 1000,
    });
    if (status === 1) expect(output).toMatch(/did not answer in time, while /);
    await expectSite(bucket, isB ? siteB : siteA);
    await expectCompletion(bucket);
  });
});

describe.concurrent('the store is gone from one request on', () => {
  it.for(numbered)('%i: %s of %s', async ([nth], test) => {
    const { bucket, status, isB } = await deployB(test, ({ number }) =>
      number >= nth ? { kind: 'reset' } : { kind: 'none' },
    );
    await expectOldOrNew(bucket);
    if (isB) await expectSite(bucket, siteB);
    // Only the lock can be left when all the rest is done.
    if (status === 0) expect(requests[nth - 1]?.key).toBe('_releases/lock.json');
    await expectCompletion(bucket);
  });

  it('and a rollback completes it in the other direction', async (test) => {
    const nth = requests.findIndex((seen) => phaseOf(seen) === 'html') + 2;
    const { bucket, output } = await deployB(test, ({ number }) =>
      number >= nth ? { kind: 'reset' } : { kind: 'none' },
    );
    expect(output).toMatch(
      /\nSome files are of one release and some of another: putting back failed too\. No connection/,
    );
    const list = await runDeploy(bucket, ['--list']);
    expect(list.output).toMatch(/\nA run ended early: files may be of two releases\./);
    expect(await runDeploy(bucket, ['--rollback', '--force-unlock'])).toMatchObject({ status: 0 });
    await expectSite(bucket, siteA);
  });
});

describe.concurrent('an interruption', () => {
  it.for(numbered.filter(([, , phase]) => !phase.includes('_releases/lock')))(
    '%i: %s of %s',
    async ([nth], test) => {
      const interruption = new AbortController();
      const { bucket, status, output, isB } = await deployB(
        test,
        (seen) => {
          if (seen.number === nth) interruption.abort();
          return { kind: 'none' };
        },
        { signal: interruption.signal },
      );
      await expectSite(bucket, isB ? siteB : siteA);
      if (status === 1) expect(output).toMatch(/^Interrupted\./m);
      expect((await runDeploy(bucket, [], { out: outB })).status).toBe(0);
      await expectSite(bucket, siteB);
    },
  );
});
