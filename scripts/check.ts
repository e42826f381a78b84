import { spawn } from 'node:child_process';
import { main } from '../lib/command';

type Command = readonly [program: string, ...args: string[]];

const template =
  '$filename:$row:$col  $message "$text". Did you mean: $suggestions? Otherwise put it in `code`, or add a true word to content/dictionary.txt.';
const spelling: Command = ['cspell', 'lint', '--no-progress', '--no-summary', '--show-suggestions'];
const remark: Command = ['tsx', 'node_modules/remark-cli/cli.js', '--no-config', '--no-stdout'];
const style = ['--use=./lib/prose/preset.ts', '--report=./lib/prose/reporter.ts', '--ext=md,mdx'];

await main({
  usage: `Usage: npm run check -- [path...]

Checks types, format, lint, content, spelling and style, each mistake at once. Exits with 1 if there is one.
With paths of files or folders, checks only their spelling and style.`,
  args: [0, Number.POSITIVE_INFINITY],
  run: async (paths) => {
    const texts = paths.length > 0 ? paths : ['content', 'docs', 'README.md', 'CONTRIBUTING.md'];
    const prose: Command[][] = [
      [[...spelling, `--issue-template=${template}`, ...paths]],
      [[...remark, ...style, '--frail', '--quiet', ...texts]],
    ];
    const others: Command[][] = [
      [['tsx', 'scripts/check-content.ts']],
      [
        ['next', 'typegen'],
        ['tsc', '--noEmit'],
      ],
      [['biome', 'ci', '.']],
    ];
    const checks = paths.length > 0 ? prose : [...others, ...prose];
    const passed = await Promise.all(checks.map(runInTurn));
    return passed.every(Boolean) ? 0 : 1;
  },
});

/** Runs commands one after the other until one fails, and then prints what they have printed. */
async function runInTurn(commands: readonly Command[]): Promise<boolean> {
  let output = '';
  let status: number | null = 0;
  for (const [program, ...args] of commands) {
    if (status === 0) ({ output, status } = await run(program, args, output));
  }
  process.stdout.write(output);
  return status === 0;
}

/** @returns what a program has printed, after what is given, and its exit status */
function run(program: string, args: string[], before: string) {
  return new Promise<{ output: string; status: number | null }>((resolve, reject) => {
    const child = spawn(program, args);
    let output = before;
    const add = (text: string) => {
      output += text;
    };
    child.stdout.setEncoding('utf8').on('data', add);
    child.stderr.setEncoding('utf8').on('data', add);
    child.on('error', reject).on('close', (status) => resolve({ output, status }));
  });
}
