import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';

it('the Rust programs of content/recipes are formatted', () => {
  const files = readdirSync('content/recipes', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.rs'))
    .map((file) => `content/recipes/${file}`);
  const args = ['--edition', '2021', '--check', ...files];
  const { error, status, stdout, stderr } = spawnSync('rustfmt', args, { encoding: 'utf8' });
  const install =
    'rustfmt does not run: install Rust from https://rustup.rs, then run `rustup component add rustfmt`';
  expect(error, install).toBeUndefined();
  expect(stdout + stderr).toBe('');
  expect(status).toBe(0);
});
