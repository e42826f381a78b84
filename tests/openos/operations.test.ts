import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { shownFences, source } from '../unit/content/code-samples';
import { type Step, stepsOf } from './support/page-blocks';
import { describeWith } from './support/programs';
import { prepare, prepareSession, runStep } from './support/run-step';
import { openSession } from './support/session';

interface Act {
  /** The machine, which the title of the block names. */
  on: string;
  /** How the block begins. */
  block: string;
  /** What happens before: commands of the table's shell. */
  ahead?: string;
}

const table = parse(readFileSync('tests/openos/operations.yml', 'utf8')) as {
  shell: string;
  cluster: string;
  pages: Record<string, Act[]>;
};

// The nodes need root in a user namespace, a limit of 1,000,000 open files, and `ip`, `jq`, `curl`.
describeWith(['openos-validator', 'openos-genesis'], 'on a cluster of three nodes, the blocks of', () => {
  it.for(Object.entries(table.pages))('%s do what the page says', async ([route, acts]) => {
    const file = source.docs.find((doc) => doc.path === route)?.file;
    const fences = shownFences('bash', 'console').filter((fence) => fence.file === file);
    const session = await openSession();
    try {
      for (const { title = '', code } of fences) {
        const name = /\/home\/openos\/bin\/([\w-]+\.sh)$/.exec(title)?.[1];
        if (name) await writeFile(path.join(session.home, 'page', name), code);
      }
      await prepareSession(session, false);
      await prepare(session, table.shell);
      await prepare(session, table.cluster);
      for (const { on, block, ahead } of acts) {
        if (ahead) await prepare(session, ahead);
        const code = fences.find((it) => it.code.startsWith(block) && !it.title?.includes('.sh'))?.code ?? '';
        const steps: Step[] = block.startsWith('$ ') ? stepsOf(code) : [{ commands: code }];
        const lines = steps.map((step) => step.commands).join('\n');
        const output = block.startsWith('$ ') && steps.map((step) => step.output).join('');
        // In a terminal, each of these lines takes the place of the one before.
        const commands = `on ${on} bash <<'BLOCK' | sed '/| Processed Slot:/d; /^Fetching leader/d'\n${lines}\nBLOCK`;
        const differs = await runStep(session, { commands, ...(output && { output }) }, {});
        expect(differs, `on ${on}: ${block}`).toBeUndefined();
      }
    } finally {
      await session.close();
    }
  });
});
