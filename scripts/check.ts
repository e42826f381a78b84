import { execFile } from 'node:child_process';
import { runCommand } from '../lib/command';

const tsx = '--import=tsx';
const documents = ['content', 'docs', 'README.md', 'CONTRIBUTING.md'];

await runCommand({
  usage: `Usage: npm run check -- [path...]

Checks types, format, lint, content, spelling and style, and reports all mistakes. Exits with 1 if there is one.
With paths of files or folders, checks only their spelling and style.`,
  args: [0, Number.POSITIVE_INFINITY],
  run: async (paths) => {
    const checks = [runCheck(tsx, 'scripts/check-prose.ts', ...(paths.length > 0 ? paths : documents))];
    if (paths.length === 0)
      checks.push(
        runCheck(tsx, 'scripts/check-content.ts'),
        checkTypes(),
        runCheck('node_modules/@biomejs/biome/bin/biome', 'ci', '.'),
      );
    const passed = await Promise.all(checks);
    return passed.every(Boolean) ? 0 : 1;
  },
});

async function checkTypes(): Promise<boolean> {
  const areMade = await runCheck('node_modules/next/dist/bin/next', 'typegen');
  return areMade && runCheck('node_modules/typescript/bin/tsc', '--noEmit');
}

/**
 * Runs a program by Node.js itself, because not every machine has a shell. Prints its output at the end, so that outputs
 * do not mix.
 */
function runCheck(...command: string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const options = { maxBuffer: Number.POSITIVE_INFINITY };
    // Parsers make many short-lived objects: with more room for them, collecting these takes less time.
    execFile(process.execPath, ['--max-semi-space-size=64', ...command], options, (error, stdout, stderr) => {
      // A program that ran has said what is wrong. One that did not start, or was killed, has no exit status.
      const reason = error && typeof error.code !== 'number' ? `${error.message}\n` : '';
      process.stdout.write(stdout + stderr + reason);
      resolve(error === null);
    });
  });
}
