import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { authorComponents, dataComponents } from './components';

/** Attributes as CONTRIBUTING.md lists them. */
function attributes(required: readonly string[], optional: readonly string[]): string {
  const code = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');
  if (required.length + optional.length === 0) return 'none';
  return code(required) + (optional.length > 0 ? `; optional ${code(optional)}` : '');
}

it('CONTRIBUTING.md lists every component that writers may type, its attributes and its use', () => {
  const text = readFileSync('CONTRIBUTING.md', 'utf8');
  const rows = [...text.matchAll(/^\| `<(\w+)>` +\| (.*?) +\| (.*?) +\|$/gm)].map(([, ...cells]) => cells);
  expect(rows).toEqual(
    Object.entries({ ...authorComponents, ...dataComponents }).map(([name, { required, optional, use }]) => [
      name,
      attributes(required, optional),
      use,
    ]),
  );
});
