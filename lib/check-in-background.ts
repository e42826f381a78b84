import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { after } from 'next/server';
import { site } from '@/content/site';
import { versions } from '@/content/versions';
import { checkSite } from './check-site';
import { findRelated } from './search';
import { ContentError, getContent } from './site';

/** How long no page must be asked for before the site is checked, and how often that is looked at, in milliseconds. */
const quiet = 2000;
const pause = 50;

let pages = 0;
let timer: NodeJS.Timeout | undefined;
let last: Promise<void> = Promise.resolve();
let printed = '';

/**
 * For the development server, at the start of each page: once no page is asked for any more, checks the whole site,
 * prints what is wrong if it is not what was printed last, and finds the related pages again.
 */
export function checkInBackground(): void {
  pages += 1;
  after(() => {
    pages -= 1;
    clearTimeout(timer);
    timer = setTimeout(() => {
      last = last.then(check).catch(console.error);
    }, quiet);
  });
}

async function check(): Promise<void> {
  const problems = await checkSite({
    site,
    versions,
    read: async ({ name }) => {
      const { source, parse } = await getContent(name);
      return { source, parse: (doc) => whenIdle().then(() => parse(doc)) };
    },
  });
  const report = problems.length > 0 ? new ContentError(problems).message : '';
  if (report !== printed) process.stderr.write(report || 'No problems in the content any more.\n');
  printed = report;
  for (const { name } of versions) await findRelated(name);
}

/** Pages go first: requests that wait are taken in before it looks. */
async function whenIdle(): Promise<void> {
  await setImmediate();
  while (pages > 0) await sleep(pause);
}
