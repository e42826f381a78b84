import { existsSync } from 'node:fs';
import path from 'node:path';
import { CommandError, runCommand } from '../lib/command';
import { loadContent } from '../lib/content/load';
import { verifyContent } from '../lib/reference/facts/verify-content';

await runCommand({
  usage: `Usage: npm run check:facts -- <folder>

Compares the content with a checkout of OpenOS, at the version that content/network.json names: every fact, every
command and flag of the reference data, every error, and every file that a page names as its source. What the reference
lacks, \`npm run openos\` finds. Exits with 1 if something differs.`,
  args: [1, 1],
  run: async ([tree = '']) => {
    if (!existsSync(path.join(tree, 'validator/src/cli.rs')))
      throw new CommandError(`"${tree}" is not the folder of an OpenOS source tree.`);
    const content = loadContent({ drafts: true });
    if (content.dataProblems.length + content.pageProblems.length > 0)
      console.error('The content has problems: see npm run check.');
    const { problems, counts } = verifyContent(content, tree);
    for (const problem of problems) console.error(problem);
    console.log(
      `facts: ${problems.length === 0 ? 'no problem' : `${problems.length} problems`} in ${counts}`,
    );
    return problems.length > 0 ? 1 : 0;
  },
});
