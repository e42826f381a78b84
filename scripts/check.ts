import { execFile } from 'node:child_process';
import { runCommand } from '../lib/command';

const template =
  '$filename:$row:$col  $message "$text". Did you mean: $suggestions? Otherwise put code in `code`, and add a true word to content/dictionary.txt, or a phrase about upstream to cspell.config.yaml.';

const spelling = `cspell lint --no-progress --no-summary --show-suggestions --issue-template='${template}' "$@"`;
const style =
  'tsx node_modules/remark-cli/cli.js --no-config --no-stdout --use=./lib/prose/preset.ts --report=./lib/prose/reporter.ts --ext=md,mdx --frail --quiet "$@"';
const projectChecks = ['tsx scripts/check-content.ts', 'next typegen && tsc --noEmit', 'biome ci .'];

await runCommand({
  usage: `Usage: npm run check -- [path...]

Checks types, format, lint, content, spelling and style, and reports all mistakes. Exits with 1 if there is one.
With paths of files or folders, checks only their spelling and style.`,
  args: [0, Number.POSITIVE_INFINITY],
  run: async (paths) => {
    // Without paths, cspell.config.yaml lists the files.
    const checks = [
      runCheck(spelling, paths),
      runCheck(style, paths.length > 0 ? paths : ['content', 'docs', 'README.md', 'CONTRIBUTING.md']),
      ...(paths.length > 0 ? [] : projectChecks).map((command) => runCheck(command)),
    ];
    const passed = await Promise.all(checks);
    return passed.every(Boolean) ? 0 : 1;
  },
});

/** Runs a shell command, with `"$@"` for the arguments. Prints its output at the end, so that outputs do not mix. */
function runCheck(command: string, args: readonly string[] = []): Promise<boolean> {
  return new Promise((resolve) => {
    const shell = ['-c', `{ ${command}; } 2>&1`, 'sh', ...args];
    execFile('sh', shell, { maxBuffer: Number.POSITIVE_INFINITY }, (error, output) => {
      process.stdout.write(output);
      resolve(error === null);
    });
  });
}
