import { answersTo } from '../search/engine-answers';
import queries from '../search/queries.json' with { type: 'json' };
import { ask, openModal, routesOf } from './support/search-modal';
import { expect, test } from './support/test';

/** Every twentieth judged query; how good the answers to all of them are: tests/export/search-relevance.test.ts. */
const some = queries.filter((_, index) => index % 20 === 0).map(({ query }) => query);

test('the modal shows what the engine answers, in its order', async ({ page }) => {
  test.setTimeout(120_000);
  const modal = await openModal(page);
  const bare = (route: string) => route.replace(/\/(?=#|$)/, '');
  for (const query of some) {
    await ask(modal, query);
    const expected = (await answersTo(query)).map(bare);
    expect(expected.length, query).toBeGreaterThan(0);
    await expect.poll(async () => (await routesOf(modal)).map(bare), query).toEqual(expected);
  }
});
