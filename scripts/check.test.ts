import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

const engines = '^20.19.0 || ^22.13.0 || >=24.0.0';

// As Windows runs it: by Node.js, not by a shell.
it.each([
  ['runs without a shell', { PATH: '' }, 'nope.md:1:1  no such file or folder. Correct the path.\n'],
  [
    'says that Node.js is too old',
    { NODE_OPTIONS: '--no-experimental-require-module' },
    `This is Node.js ${process.version}. Use a version in the range ${engines}.\n`,
  ],
])('npm run check %s', (_what, env, expected) => {
  const args = ['node_modules/tsx/dist/cli.mjs', 'scripts/check.ts', 'nope.md'];
  const { status, output } = spawnSync(process.execPath, args, { env: { ...process.env, ...env } });
  expect([status, output.join('')]).toEqual([1, expected]);
});
