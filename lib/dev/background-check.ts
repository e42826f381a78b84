import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { after } from 'next/server';
import { site } from '@/content/site';
import { checkSite } from '@/lib/check-site';
import { type Doc, getContent, getParsed } from '@/lib/content';
import { formatProblem, type Problem, sortProblems } from '@/lib/content/problem';
import { findRelated } from '@/lib/search';
import { announceChange } from './changes';

/** How long to wait after the last request before the site is checked, and how often to look, in milliseconds. */
const quiet = 2000;
const pause = 50;

interface State {
  /** Pages that are being made. */
  pages: number;
  timer?: NodeJS.Timeout;
  running: Promise<void>;
  /** The result of the last check, and the pages that it checked. */
  problems: readonly Problem[];
  docs: ReadonlySet<Doc>;
}

/** A change of code loads this module again, which prints the problems again. */
const state: State = { pages: 0, running: Promise.resolve(), problems: [], docs: new Set() };

/**
 * For the development server, at the start of each page: once there are no more requests, checks the whole site, prints
 * new problems, refreshes open pages if something changed, and computes the related pages again.
 */
export function checkInBackground(): void {
  state.pages += 1;
  after(() => {
    state.pages -= 1;
    clearTimeout(state.timer);
    state.timer = setTimeout(() => {
      state.running = state.running.then(check).catch(console.error);
    }, quiet);
  });
}

/** The result of the last check of the whole site; `has` returns whether a page is unchanged since then. */
export function lastCheck(): { problems: readonly Problem[]; has(doc: Doc): boolean } {
  return { problems: state.problems, has: (doc) => state.docs.has(doc) };
}

async function check(): Promise<void> {
  const content = getContent();
  const parse = (doc: Doc) => whenIdle().then(() => getParsed(doc, content));
  const found = await checkSite(content, parse, site);
  const problems = sortProblems(found);
  const before = new Set(state.problems.map(formatProblem));
  const now = new Set(problems.map(formatProblem));
  const added = [...now].filter((it) => !before.has(it));
  state.problems = problems;
  state.docs = new Set(content.docs);
  for (const line of added) process.stderr.write(`${line}\n`);
  if (now.size === 0 && before.size > 0) process.stderr.write('No problems in the content any more.\n');
  if (added.length > 0 || now.size < before.size) announceChange();
  await findRelated();
}

/** Pages have priority: waiting requests are accepted before this continues. */
async function whenIdle(): Promise<void> {
  await setImmediate();
  while (state.pages > 0) await sleep(pause);
}
