import { existsSync } from 'node:fs';
import { loadavg } from 'node:os';
import { CommandError, runCommand, UsageError } from '../lib/command';
import { compare, serveBuild } from '../tests/bench/compare';
import { navigation, walks } from '../tests/bench/navigation';
import { bytes, paint } from '../tests/bench/visit';
import { launchBrowser } from '../tests/support/launch-browser';

const pages = {
  home: '/',
  text: '/validator/gossip/',
  'tabs and code': '/cli/install/',
  'API method': '/api/getAccountInfo/',
  recipe: '/tokens/CreateToken/',
  largest: '/cli/usage/',
};

await runCommand({
  usage: `Usage: [BENCH_BASELINE=<folder>] npm run bench -- [bytes|paint|navigation] [--visits <number>]

Measures the build in out/, and a second one in BENCH_BASELINE beside it: compressed bytes of a first visit, and on an
emulated phone (CPU 4 times slower, 1.6 Mbit/s, 150 ms) its paints and the time from a click to the next page. Prints
lower quartiles and their ratio to the baseline. Ignore differences under 10 %, and larger ones if the machine was busy.

  --visits <number>  Visits of each page and build; 5 by default. All tables then take at most 20 minutes.`,
  args: [0, 1],
  options: { visits: { type: 'string', default: '5' } },
  run: async ([table], values) => {
    const visits = Number(values.visits);
    if (!Number.isInteger(visits) || visits < 1)
      throw new UsageError('--visits must be a whole number above 0.');
    if (table !== undefined && !['bytes', 'paint', 'navigation'].includes(table))
      throw new UsageError(`Unknown table "${table}".`);
    const folders = ['out', process.env.BENCH_BASELINE].filter((it) => it !== undefined);
    const missing = folders.find((folder) => !existsSync(`${folder}/index.html`));
    if (missing) throw new CommandError(`There is no build in ${missing}. Run \`npm run build\` there.`);

    const builds = await Promise.all(folders.map(serveBuild));
    const run = { browser: await launchBrowser(), origins: builds.map(({ origin }) => origin) };
    console.log(`${visits} visits each, in turn. Differences under 10 % are noise. Load: ${loadavg()[0]}`);
    const isChosen = (name: string) => table === undefined || table === name;
    if (isChosen('bytes')) await compare('First visit, compressed', run, pages, bytes, 1);
    if (isChosen('paint')) await compare('First visit on a phone', run, pages, paint, visits);
    const title = 'From click to painted page on a phone’s CPU and network';
    if (isChosen('navigation')) await compare(title, run, walks, navigation, visits);
    await run.browser.close();
    for (const { close } of builds) await close();
  },
});
