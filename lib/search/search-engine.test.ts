import { describe, expect, it } from 'vitest';
import fixture from '@/tests/fixtures/search-pages.json';
import { hostileKinds, hostileTexts } from '@/tests/support/hostile-text';
import { buildRecords, type Page } from '@/tests/support/search-records';
import { buildIndex } from './build/build-index';
import type { IndexCore } from './engine/index-format';
import { SearchEngine } from './engine/search-engine';
import type { SearchRecord } from './record';
import { stripHighlights } from './response';

type Fixture = 'site' | 'options' | 'keywords' | 'plans' | 'logs';
const pages = fixture as unknown as Readonly<Record<Fixture, readonly Page[]>>;
const records = await buildRecords(...pages.site);

function createEngine(all: readonly SearchRecord[]) {
  let files = buildIndex(all, ['Designs']);
  const loaded: string[] = [];
  const engine = new SearchEngine(async (name) => {
    loaded.push(name.replace(/^[0-9a-f]{12}\//, ''));
    if (!files.has(name)) throw new Error(`no file ${name}`);
    return JSON.parse(JSON.stringify(files.get(name)));
  });
  const replace = (other: readonly SearchRecord[]) => {
    files = buildIndex(other);
  };
  return { engine, files, loaded, replace };
}

const { engine } = createEngine(records);
const defaults = { page: 0, snippetWords: 10 };

/** Routes of the best places of the results. */
async function routes(query: string, more: object = {}, of = engine) {
  const { hits } = await of.search({ ...defaults, ...more, query });
  return hits.map(({ route }) => route);
}

describe('SearchEngine', () => {
  it.each(fixture.queries)('finds a page first by %s', async (_name, query = '', route = '') => {
    expect((await routes(query))[0]).toBe(route);
  });

  it('does not treat a real word as mistyped', async () => {
    expect(await routes('state')).toEqual(['/ledger#terms']);
  });

  it('puts first the page that a synonym names', async () => {
    const pages = await buildRecords(
      ['/mention', 'Clean up', ['Delete the folder.']],
      ['/about', 'The folder', ['What is in it.']],
    );
    expect(await routes('directory', {}, createEngine(pages).engine)).toEqual(['/about', '/mention']);
  });

  it('stays in a section', async () => {
    expect(await routes('account', { section: 'Guide' })).toEqual(['/ledger#terms']);
    expect((await routes('account', { section: 'API' })).length).toBe(3);
    expect(await routes('account', { section: 'Nowhere' })).toEqual([]);
  });

  it('leads to the page whose title has all words, not to a text in it', async () => {
    const next = ['How to take the rest out.', '## Next steps', 'Close an account of another program.'];
    const pages = await buildRecords(['/close', 'Close token accounts', next]);
    expect(await routes('close an account', {}, createEngine(pages).engine)).toEqual(['/close']);
    expect(await routes('close program account', {}, createEngine(pages).engine)).toEqual([
      '/close#next-steps',
    ]);
  });

  it('lists at most three places of a page before all other pages', async () => {
    const commands = ['run', 'list', 'show', 'drop', 'keep'].map((name) => `### \`task-${name}\``);
    const pages = await buildRecords(
      ['/usage', 'Commands', ['## All', ...commands]],
      ['/other', 'Another page', ['What a long text says of a task.']],
    );
    const found = await routes('task', {}, createEngine(pages).engine);
    expect(found.indexOf('/other')).toBe(3);
    expect(found.slice(4).every((route) => route.startsWith('/usage'))).toBe(true);
  });

  it('shows below a question how its answer begins', async () => {
    const answer = 'Nobody has to. A vote costs a fee, and a vote earns a credit.';
    const { engine: asked } = createEngine(
      await buildRecords(['/faq', 'Questions', ['## Who has to vote?', answer]]),
    );
    const [hit] = (await asked.search({ ...defaults, query: 'does a vote cost a fee', snippetWords: 4 }))
      .hits;
    expect(hit?.route).toBe('/faq#who-has-to-vote');
    expect(stripHighlights(hit?.snippet ?? '')).toBe('Nobody has to. A …');
  });

  it('answers any text without an error', async () => {
    for (const query of ['', ' ', ...hostileTexts(9, hostileKinds, 2000)]) {
      const { hits } = await engine.search({ ...defaults, query });
      expect(hits.length).toBeLessThanOrEqual(20);
    }
  });

  it('fetches the shards and packs that a query needs, each once', async () => {
    const { engine: fresh, loaded } = createEngine(records);
    await fresh.search({ ...defaults, query: 'uploads' });
    expect(loaded).toEqual(['core.json', 'terms/u.json', 'text/0.json']);
    await fresh.search({ ...defaults, query: 'uploads' });
    expect(loaded).toHaveLength(3);
  });

  it('requests a file again that could not be fetched', async () => {
    const { files } = createEngine(records);
    let failures = 3;
    const flaky = new SearchEngine(async (name) => {
      if (failures-- > 0) throw new Error('offline');
      return JSON.parse(JSON.stringify(files.get(name)));
    });
    await expect(flaky.search({ ...defaults, query: 'stake' })).rejects.toThrow('offline');
    expect((await flaky.search({ ...defaults, query: 'stake' })).total).toBeGreaterThan(0);
  });

  it('continues when a release has replaced the index', async () => {
    const { engine: open, replace } = createEngine(records);
    await open.open();
    replace([...records, ...(await buildRecords(['/new', 'Brand new', ['Fresh words.']]))]);
    expect((await routes('fresh words', {}, open))[0]).toBe('/new');
  });
});

it('buildIndex names the version by the content only', () => {
  const version = (all: readonly SearchRecord[]) => (buildIndex(all).get('core.json') as IndexCore).version;
  expect(version(records)).toBe(version(structuredClone(records)));
  expect(version(records)).not.toBe(version(records.slice(0, -1)));
});

describe('the first result', () => {
  it.each([
    ['an option by its name', pages.options, '--skip-seed-phrase', '/start#--skip-seed-phrase'],
    ['an option without dashes', pages.options, 'skip seed phrase', '/start#--skip-seed-phrase'],
    ['what is about the words, before an option', pages.options, 'lost seed phrase', '/wallet#lost-phrase'],
    ['a keyword with the words together', pages.keywords, 'how many slots behind', '/b'],
    ['a page before a proposal of the same name', pages.plans, 'move stake', '/task'],
    ['a page before a proposal that only has the words', pages.plans, 'drained accounts of stake', '/other'],
    [
      'a proposal that the query names',
      pages.plans.filter(([path]) => path !== '/task'),
      'move of stake',
      '/plan',
    ],
    ['a word that is there, before a similar identifier', pages.logs, 'validator logo', '/info'],
  ])('is %s', async (_name, all, query, route) => {
    const { engine: asked } = createEngine(await buildRecords(...all));
    expect((await routes(query, {}, asked))[0]).toBe(route);
  });

  it('is shown with the keyword that matches, in five words together', async () => {
    const named: Page[] = [
      ['/info', 'Publishing what it shows', [], { keywords: ['logo', 'a b of c d e'] }],
      ...pages.plans,
    ];
    const { engine: asked } = createEngine(await buildRecords(...named));
    const shown = async (query: string) =>
      stripHighlights((await asked.search({ query, page: 0, snippetWords: 5 })).hits[0]?.snippet ?? '');
    expect([await shown('logo'), await shown('b c d')]).toEqual([
      'logo · About Publishing what it …',
      'a b of c d …',
    ]);
  });

  it('is the page that others link by these words, before a heading', async () => {
    const pages = await buildRecords(
      ['/story', 'Story', ['## History of a lamport']],
      ['/unit', 'Unit', ['Text.']],
    );
    const linkTexts = ['lamport', 'lamport'];
    const linked = pages.map((it) => (it.objectID === '/unit#:0' ? { ...it, linkTexts } : it));
    expect((await routes('lamport', {}, createEngine(linked).engine))[0]).toBe('/unit');
  });
});
