import { expect, it } from 'vitest';
import { formatProblem } from '@/lib/source/problem';
import { render } from '@/tests/unit/render';
import { parseGlossary } from './data';

const titles = new Map([
  ['/faq', 'Questions'],
  ['/clusters', 'Clusters'],
]);

const moved = { from: '/epochs', to: '/clusters', file: 'content/redirects.json', line: 2, column: 3 };

/** The glossary in a file with these entries, one on each line, and its problems. */
function parse(...entries: object[]) {
  const raw = `[\n${entries.map((it) => JSON.stringify(it)).join(',\n')}\n]`;
  const { data, problems } = parseGlossary({ path: 'content/glossary.json', raw }, titles, [moved]);
  return { data, problems: problems.map(formatProblem) };
}

const epoch = { term: 'epoch', definition: 'Many slots. It ends.', page: '/clusters/#epochs' };

it('each term is a row that search finds, with its page', async () => {
  const { data: glossary, problems } = parse(
    { ...epoch, definition: 'Many `slots`, <5 days.' },
    { term: 'Proof of History', also: ['PoH'], definition: 'A chain.', page: '/faq' },
  );
  expect(problems).toEqual([]);
  const { html, anchors, blocks, links } = await render('<Glossary />\n', { glossary });
  expect([...anchors]).toEqual(['epoch', 'proof-of-history']);
  expect(html).toContain(
    'Many <code>slots</code>, &lt;5 days. See <a href="/clusters/#epochs">Clusters</a>.',
  );
  expect(html).toContain('<a href="#proof-of-history">Proof of History</a> (PoH)');
  expect(links).toContainEqual(expect.objectContaining({ route: '/clusters/', anchor: 'epochs' }));
  expect(blocks.map(({ anchor, text }) => `${anchor}: ${text}`)).toEqual([
    'epoch: epoch · Many slots, <5 days. See Clusters.',
    'proof-of-history: Proof of History (PoH) · A chain. See Questions.',
  ]);
});

const exists = 'of the term "epoch" does not exist.';

it.each([
  [{ definition: 'One. Two. Three.' }, '"0.definition" is not valid: must have at most 2 sentences'],
  [{ definition: 'See [it](/faq).' }, '"0.definition" is not valid: must not contain a link'],
  [{ page: 'https://a.test/' }, '"0.page" is not valid: must be a route'],
  [{ page: '/fqa' }, `the page /fqa ${exists} Did you mean "/faq"?`],
  [{ page: '/epochs/#length' }, `the page /epochs/ ${exists} Write /clusters#length.`],
])('refuses an entry with %j', (change, message) => {
  const { problems } = parse({ ...epoch, ...change });
  expect(problems).toEqual([expect.stringMatching(/^content\/glossary\.json:2:/)]);
  expect(problems[0]).toContain(message);
});
