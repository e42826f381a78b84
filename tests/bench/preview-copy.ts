import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyProject } from '@/tests/e2e/support/project-copy';
import { baseline } from './host';
import { editedPages, preparedPage, samplePicture } from './preview-edits';
import { addSyntheticPages } from './synthetic-site';

/** A copy of a project, whose content the benchmark may change. */
export interface Copy {
  name: 'now' | 'before';
  folder: string;
}

/** The projects to measure: this one, and the project that contains the out/ folder in `BENCH_BASELINE`. */
const sources = [
  { name: 'now' as const, source: '.' },
  ...(baseline === undefined
    ? []
    : [{ name: 'before' as const, source: path.dirname(path.resolve(baseline)) }]),
];

/**
 * Copies the projects to a temporary folder outside of them, which is removed when the process ends.
 *
 * @param pages how many pages each has, with synthetic ones; without it, only the real ones
 */
export async function copyProjects(pages?: number): Promise<Copy[]> {
  const parent = mkdtempSync(path.join(tmpdir(), 'openverse-preview-'));
  process.once('exit', () => rmSync(parent, { recursive: true, force: true, maxRetries: 20 }));
  const copies: Copy[] = [];
  for (const { name, source } of sources) {
    const folder = path.join(parent, name);
    await copyProject(folder, source);
    linkPackages(source, folder);
    linkHistory(source, folder);
    prepare(folder);
    if (pages !== undefined) await addSyntheticPages(folder, pages);
    copies.push({ name, folder });
  }
  return copies;
}

/** As hard links: Turbopack refuses a symbolic link that leads out of the project. Real copies on another file system. */
function linkPackages(source: string, folder: string): void {
  copyFileSync(path.join(source, 'package-lock.json'), path.join(folder, 'package-lock.json'));
  const packages = realpathSync(path.join(source, 'node_modules'));
  const target = path.join(folder, 'node_modules');
  if (spawnSync('cp', ['-al', packages, target], { stdio: 'ignore' }).status === 0) return;
  rmSync(target, { recursive: true, force: true });
  execFileSync('cp', ['-a', packages, target]);
}

/** The commits, without copying them: pages show the date of their last one. Without a repository, pages have no date. */
function linkHistory(source: string, folder: string): void {
  const git = path.join(folder, '.git');
  const clone = ['clone', '--quiet', '--bare', '--shared', path.resolve(source), git];
  if (spawnSync('git', clone, { stdio: 'ignore' }).status !== 0) return;
  execFileSync('git', ['--git-dir', git, 'config', 'core.bare', 'false']);
}

/** Puts into the edited pages what they need to show every kind of edit. */
function prepare(folder: string): void {
  for (const page of editedPages) {
    const file = path.join(folder, `content${page}.mdx`);
    writeFileSync(file, preparedPage(readFileSync(file, 'utf8')));
  }
  const { file, text } = samplePicture;
  writeFileSync(path.join(folder, file), text(1));
}
