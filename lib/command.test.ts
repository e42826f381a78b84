import { afterEach, expect, it, vi } from 'vitest';
import { CommandError, runCommand } from './command';

afterEach(() => {
  process.exitCode = undefined;
  vi.restoreAllMocks();
});

const usage = 'Usage: …';

it.each([
  ['returns its status', ['page', '--title', 'Page'], 3, ''],
  ['fails as expected', ['fail'], 1, 'Failed.'],
  ['lacks its argument', [], 2, `Missing argument.\n${usage}`],
  ['has an argument too many', ['a', 'b'], 2, `Unexpected argument 'b'.\n${usage}`],
  [
    'has an unknown option',
    ['a', '--nope'],
    2,
    expect.stringMatching(/^Unknown option '--nope'.*\nUsage: …$/),
  ],
  ['is asked for help', ['--help'], undefined, usage],
])('a command that %s: %j', async (_what, args, status, printed) => {
  vi.spyOn(process, 'argv', 'get').mockReturnValue(['node', 'command', ...args]);
  const lines: string[] = [];
  for (const stream of ['log', 'error'] as const)
    vi.spyOn(console, stream).mockImplementation((text: string) => lines.push(text.trim()));
  const run = async ([name]: string[], { title }: { title?: string | undefined }) => {
    if (name === 'fail') throw new CommandError('Failed.');
    expect([name, title]).toEqual(['page', 'Page']);
    return 3;
  };
  await runCommand({ usage, args: [1, 1], options: { title: { type: 'string' } }, run });
  expect([process.exitCode, lines.join('\n')]).toEqual([status, printed]);
});
