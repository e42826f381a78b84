import { spawnSync } from 'node:child_process';
import { cp, mkdir, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { type Change, makeChange } from './change';

/**
 * What the content check would say after a change, one problem a line: it is made in a copy of the content folder.
 * The project's root is the working directory.
 */
export async function checkChange({ write, remove }: Change): Promise<string[]> {
  const root = path.join('.cache', `change-${process.pid}`);
  const isContent = (file: string) => file.startsWith('content/');
  await mkdir(root, { recursive: true });
  try {
    await cp('content', path.join(root, 'content'), { recursive: true });
    // The content's typed files import types and data from it.
    await symlink(path.resolve('lib'), path.join(root, 'lib'));
    const inContent = {
      write: new Map([...write].filter(([file]) => isContent(file))),
      remove: new Set([...remove].filter(isContent)),
    };
    await makeChange(inContent, root);
    const env = { ...process.env, CONTENT_DIR: path.join(root, 'content') };
    const { status, stdout, stderr, error } = spawnSync(
      process.execPath,
      ['--import', 'tsx', 'scripts/check-content.ts'],
      { env, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
    );
    if (error) throw error;
    if (status === 0) return [];
    const lines = stderr
      .replaceAll(`${root.split(path.sep).join('/')}/`, '')
      .split('\n')
      .filter(Boolean);
    return lines.length > 0 ? lines : [stdout];
  } finally {
    await rm(root, { recursive: true });
  }
}
