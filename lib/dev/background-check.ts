import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { after } from 'next/server';
import { site } from '@/content/site';
import { type Doc, getContent, getParsed } from '@/lib/content';
import { checkSite } from '@/lib/navigation/check-site';
import { findRelated } from '@/lib/search';
import { formatProblem, type Problem, sortProblems } from '@/lib/source/problem';
import { openChangeChannel } from './changes';

/** How long to wait after the last request before the site is checked, and how often to look, in milliseconds. */
const quietPeriod = 2000;
const pollInterval = 50;

// A change of code loads this module again, which prints the problems again.
/** Pages that were asked for, and those of them that are being rendered. */
let requests = 0;
let rendering = 0;
let timer: NodeJS.Timeout | undefined;
let running = Promise.resolve();
let problems: readonly Problem[] = [];
let checkedDocs: ReadonlySet<Doc> = new Set();

/**
 * For the development server, at the start of each page: once there are no more requests, checks the whole site, prints
 * new problems, refreshes open pages if something changed, and computes the related pages again.
 */
export function checkInBackground(): void {
  requests += 1;
  rendering += 1;
  after(() => {
    rendering -= 1;
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(check).catch(console.error);
    }, quietPeriod);
  });
}

/** The result of the last check of the whole site; `has` returns whether a page is unchanged since then. */
export function lastCheck(): { problems: readonly Problem[]; has(doc: Doc): boolean } {
  return { problems, has: (doc) => checkedDocs.has(doc) };
}

async function check(): Promise<void> {
  const content = getContent();
  const request = requests;
  const before = new Set(problems.map(formatProblem));
  // A later request has a check of its own, which goes on from the pages that this one has parsed.
  const isLast = () => request === requests;
  for (const doc of content.docs) {
    await whenIdle();
    if (!isLast()) return;
    await getParsed(doc, content);
  }
  problems = sortProblems(await checkSite(content, (doc) => getParsed(doc, content), site));
  checkedDocs = new Set(content.docs);
  const lines = problems.map(formatProblem);
  const added = lines.filter((it) => !before.has(it));
  for (const line of added) process.stderr.write(`${line}\n`);
  if (lines.length === 0 && before.size > 0) process.stderr.write('No problems in the content any more.\n');
  if (added.length > 0 || lines.length < before.size) {
    const channel = openChangeChannel();
    channel.postMessage(null);
    channel.close();
  }
  if (isLast()) await findRelated();
}

/** Pages have priority: waiting requests are accepted before this continues. */
async function whenIdle(): Promise<void> {
  await setImmediate();
  while (rendering > 0) await sleep(pollInterval);
}
