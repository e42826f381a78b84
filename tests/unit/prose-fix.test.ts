import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'openverse-docs-fix-'));
  await cp('tests/fixtures/authoring/content', folder, { recursive: true });
});
afterAll(() => rm(folder, { recursive: true }));

it('npm run check:prose -- --fix mends what is sure, lists it, and leaves the rest to the writer', async () => {
  const page = (title: string, text: string) =>
    `---\ntitle: ${title}\ndescription: A page of the fixture that the commands of writers are tested with.\nsidebar: false\n---\n\n${text}\n`;
  const file = path.join(folder, 'cli/usage.mdx');
  await writeFile(file, page('A hour', 'All commands.\nRecieve it in in a hour.'));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/check-content.ts', '--warnings', '--fix'],
    { encoding: 'utf8', env: { ...process.env, CONTENT_DIR: folder } },
  );
  const shown = path.relative('.', file).split(path.sep).join('/');
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stderr: '',
    stdout: [
      `${shown}:2:8  "A" is now "An"`,
      `${shown}:8:12  "in in" is now "in"`,
      `${shown}:8:18  "a" is now "an"`,
      'content: 1 problems in 6 pages and 1 drafts, which npm run check lists',
      '',
    ].join('\n'),
  });
  expect(await readFile(file, 'utf8')).toBe(page('An hour', 'All commands.\nRecieve it in an hour.'));
});
