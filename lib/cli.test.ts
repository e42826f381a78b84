import { describe, expect, it } from 'vitest';
import { CommandError, runCommand, UsageError } from './cli';
import { ContentError } from './content/problem';

/** Runs a command that has one argument or option of each kind. */
async function run(argv: string[], act: () => number | undefined = () => undefined, args = ['<file>']) {
  let called: unknown;
  const printed: string[] = [];
  const print = (text: string) => printed.push(text);
  const status = await runCommand(
    {
      name: 'example',
      about: 'Does something.',
      args,
      options: {
        out: { value: '<file>', help: 'Where it goes.' },
        undo: { value: '[day]', help: 'Goes back.' },
        fix: { help: 'Fixes it.' },
      },
      notes: 'More about it.',
      failure: 3,
      run: async (args, values) => {
        called = { args, ...values };
        return act();
      },
    },
    argv,
    { print, printError: (text) => print(`error: ${text}`) },
  );
  return { status, output: printed.join('\n'), called };
}

const usage = `Usage: npm run example -- <file> [options]

Does something.

  --out <file>  Where it goes.
  --undo [day]  Goes back.
  --fix         Fixes it.
  --help        Shows this.

More about it.`;

describe('runCommand', () => {
  it('passes arguments and options on', async () => {
    const called = { args: ['a', 'monday'], out: 'b', undo: true, fix: false, help: false };
    expect(await run(['a', '--out', 'b', '--undo', 'monday'])).toMatchObject({
      status: 0,
      output: '',
      called,
    });
    expect(await run(['a', 'b', 'c'], undefined, ['<file>', '[more...]'])).toMatchObject({
      status: 0,
      called: { args: ['a', 'b', 'c'] },
    });
  });

  it('prints the usage after --help and does nothing', async () => {
    expect(await run(['--help'])).toEqual({ status: 0, output: usage, called: undefined });
  });

  it.each([
    [['a', '--nope'], /^error: Unknown option '--nope'/],
    [['a', '--out'], /^error: Option '--out <value>' argument missing/],
    [[], /^error: <file> is missing\./],
    [['a', 'b'], /^error: Unexpected argument 'b'\./],
    [['a', '--undo', 'b', 'c'], /^error: Unexpected argument 'c'\./],
  ])('ends a wrong call %j with status 2 and the usage', async (argv, message) => {
    const { status, output, called } = await run(argv);
    expect(output).toMatch(message);
    expect(output).toContain(usage);
    expect({ status, called }).toEqual({ status: 2, called: undefined });
  });

  it.each([
    [new UsageError('Wrong.'), 2, `error: Wrong.\n\n${usage}`],
    [new CommandError('Failed.'), 3, 'error: Failed.'],
    [new ContentError([]), 3, 'error: 0 problems in the content:\n\n\n'],
    [new TypeError('Broken.'), 3, expect.stringMatching(/^error: TypeError: Broken\.\n +at /)],
  ])('explains %s, and shows the stack only of what nobody expected', async (error, status, output) => {
    const act = () => {
      throw error;
    };
    expect(await run(['a'], act)).toMatchObject({ status, output });
  });

  it('ends with the status that the command returns', async () => {
    expect((await run(['a'], () => 1)).status).toBe(1);
  });
});
