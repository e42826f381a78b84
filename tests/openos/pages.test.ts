import { execFileSync } from 'node:child_process';
import { afterEach, expect, it } from 'vitest';
import { blocksHash } from '@/lib/reference/recipes/verified';
import { source } from '../unit/content/code-samples';
import { type Block, routes } from './support/page-blocks';
import {
  entryFor,
  type PageCase,
  planPage,
  table,
  usage,
  type Verdict,
  writeReport,
} from './support/page-table';
import { describeWith, programPath } from './support/programs';
import { type Known, prepare, prepareSession, runError, runStep } from './support/run-step';
import { openSession } from './support/session';

/** Runs blocks of a page as a reader does, and returns what differs from the page. */
async function runPage(page: PageCase, blocks: readonly Block[]): Promise<string[]> {
  const problems: string[] = [];
  const known: Known = { ...page.known };
  const session = await openSession();
  const note = async (name: string, work: Promise<string | undefined>) => {
    const problem = await work.catch(String);
    if (problem) problems.push(`$ ${name}\n${problem}`);
  };
  try {
    const isLocal = !page.before && !blocks.some(({ text }) => /\b(openos|curl)\b/.test(text));
    await prepareSession(session, isLocal ? false : page.cluster);
    if (page.before) await prepare(session, page.before);
    for (const block of blocks) {
      const ahead = entryFor(block, page.ahead);
      if (ahead) await note(ahead, prepare(session, ahead));
      for (const step of block.steps) await note(step.commands, runStep(session, step, known, page));
    }
    for (const [message, commands] of Object.entries(page.errors ?? {}))
      await note(commands, runError(session, commands, message));
  } finally {
    await session.close();
  }
  return problems;
}

/** Verdicts of the pages that were run: `npm run openos` keeps them, also if it is stopped. */
const verdicts: Record<string, Verdict | undefined> = {};
afterEach(() => {
  if (process.env.npm_lifecycle_event === 'openos') writeReport(verdicts);
});

describeWith(['openos', 'openos-keygen', 'openos-test-validator'], 'the blocks of', () => {
  const version = () =>
    execFileSync(programPath('openos'), ['--version'], { encoding: 'utf8' }).split(' ')[1] ?? '';
  it.for(routes)('%s run, in order, and print what it says', async (route, { skip }) => {
    const { page, blocks, runs: all } = await planPage(route);
    const written = source.docs.find(({ path }) => path === route)?.body ?? '';
    const runs =
      route === usage ? all.filter(({ text }) => written.includes(`\n${text.split('\n', 1)[0]}\n`)) : all;
    if (runs.length === 0 && !page.errors) skip();
    if (route !== usage) verdicts[route] = undefined;
    expect((await runPage(page, runs)).join('\n\n')).toBe('');
    if (route !== usage)
      verdicts[route] = {
        hash: blocksHash(written),
        run: runs.length,
        of: blocks.length,
        version: version(),
      };
  });
});

const withMessages = Object.entries(table.pages).filter(
  ([path, { errors }]) => path.startsWith('/cli/') || errors,
);
it.for(withMessages.map(([path]) => path))(
  'each message in a table of %s is provoked, or has a reason',
  async (route) => {
    const { page, messages } = await planPage(route);
    const listed = [...Object.keys(page.errors ?? {}), ...Object.values(page.notProvoked ?? {}).flat()];
    expect(new Set(messages)).toEqual(new Set(listed));
  },
);
