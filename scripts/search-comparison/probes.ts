import type { SearchRecord } from '@/lib/search/record';
import type { Candidate } from './candidate';
import { Shelf } from './shelf';

/** What a reader types, and whether the page below is among the first three answers. */
const probes: [behaviour: string, query: string][] = [
  ['one letter left out (quorm)', 'quorm'],
  ['two letters swapped (qourum)', 'qourum'],
  ['one letter wrong (pelicen)', 'pelicen'],
  ['beginning of a word (pelic)', 'pelic'],
  ['other form of a word (pelicans)', 'pelicans'],
  ['camel case, small (getpelicanslots)', 'getpelicanslots'],
  ['camel case, in words (pelican slots)', 'pelican slots'],
  ['camel case, end (slotsbyowner)', 'slotsbyowner'],
  ['snake case, joined (maxquorumage)', 'maxquorumage'],
  ['snake case as kebab (max-quorum-age)', 'max-quorum-age'],
  ['flag without hyphens (keep heron)', 'keep heron'],
  ['part of a flag (heron-cache)', 'heron-cache'],
  ['Chinese, whole run', '查询账户余额的方法'],
  ['Chinese, inside a run', '账户余额'],
];

const text = [
  'Call getPelicanSlotsByOwner to see who waits for the quorum.',
  'A pelican is patient. MAX_QUORUM_AGE says for how long.',
  'Start the node with --keep-heron-cache.',
  '本页说明查询账户余额的方法。',
];

/** Tells for each behaviour whether the candidate has it, on the real records and two pages for the purpose. */
export async function probe(
  candidate: Candidate,
  real: readonly SearchRecord[],
): Promise<[string, boolean][]> {
  const sample = real[0];
  if (!sample) return [];
  const records = [
    ...real,
    ...page(sample, 'probe', sample.section),
    ...page(sample, 'probe-2', 'Other section'),
  ];
  const opened = await candidate.open(new Shelf(await candidate.build(records)).read);
  const isFound = (routes: readonly string[]) =>
    routes.slice(0, 3).some((route) => route.startsWith('/probe'));
  const results: [string, boolean][] = [];
  for (const [behaviour, query] of probes) {
    results.push([behaviour, isFound(await opened.search(query, { limit: 10 }))]);
  }
  const within = await opened.search('pelican', { limit: 10, section: 'Other section' });
  results.push([
    'within a section',
    within.length > 0 && within.every((route) => route.startsWith('/probe-2')),
  ]);
  return results;
}

function page(sample: SearchRecord, name: string, section: string): SearchRecord[] {
  const url = `${new URL(sample.url).origin}/${name}`;
  const hierarchy = { ...sample.hierarchy, lvl1: `Notes on birds, ${name}`, lvl2: null };
  const title: SearchRecord = {
    ...sample,
    objectID: name,
    type: 'lvl1',
    hierarchy,
    content: null,
    url,
    url_without_anchor: url,
    anchor: null,
    section,
    terms: [],
    keywords: [],
  };
  return [
    title,
    ...text.map((content, number): SearchRecord => {
      const terms = content.match(/\w+[A-Z]\w+|[A-Z]+_\w+|--[\w-]+/g) ?? [];
      return { ...title, objectID: `${name}:${number}`, type: 'content', content, terms };
    }),
  ];
}
