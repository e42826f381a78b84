import { afterEach, expect, it, vi } from 'vitest';
import { CommandError, runCommand } from './command';

afterEach(() => {
  process.exitCode = undefined;
  vi.restoreAllMocks();
});

/** Runs a command with one argument and one option. */
async function run(args: string[], act: () => number | undefined = () => undefined) {
  vi.spyOn(process, 'argv', 'get').mockReturnValue(['node', 'command', ...args]);
  const printed: unknown[] = [];
  for (const stream of ['log', 'error'] as const)
    vi.spyOn(console, stream).mockImplementation((text) => printed.push(text));
  const called = vi.fn(async (_args: string[], _values: object) => act());
  await runCommand({ usage: 'Usage: …', args: [1, 1], options: { title: { type: 'string' } }, run: called });
  return { status: process.exitCode, printed: printed.join(''), called };
}

it('passes arguments and options on, and exits with the status that it returns', async () => {
  const { status, called } = await run(['page', '--title', 'Page'], () => 3);
  expect(status).toBe(3);
  expect(called).toHaveBeenCalledWith(['page'], expect.objectContaining({ title: 'Page' }));
});

it.each([[[]], [['a', 'b']], [['a', '--nope']], [['a', '--title']]])(
  'prints the usage on invalid arguments %j and exits with 2',
  async (args) => {
    const { status, printed, called } = await run(args);
    expect(status).toBe(2);
    expect(printed).toMatch(/(argument|option)[\s\S]*Usage: …$/i);
    expect(called).not.toHaveBeenCalled();
  },
);

it('prints the usage after --help', async () => {
  expect(await run(['--help'])).toMatchObject({ printed: 'Usage: …' });
  expect(process.exitCode).toBeUndefined();
});

it('prints an expected failure as its message and exits with 1', async () => {
  const fail = () => {
    throw new CommandError('Failed.');
  };
  expect(await run(['a'], fail)).toMatchObject({ status: 1, printed: 'Failed.' });
});
