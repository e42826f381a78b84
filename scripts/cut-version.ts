import { execFileSync, spawnSync } from 'node:child_process';
import path from 'node:path';
import { cutVersion } from '../lib/authoring/cut-version';
import { CommandError, main } from '../lib/cli';
import { contentDir } from '../lib/content-dir';

await main({
  name: 'cut-version',
  about:
    'Copies the content to content/versions/<version>/, which is published at /<version>/, for example 1.17.',
  args: ['<version>'],
  options: { 'dry-run': { help: 'Checks everything and shows what would be copied.' } },
  run: async ([label = ''], { 'dry-run': isDry }) => {
    await cutVersion(contentDir, label, true);
    assertCommitted();
    assertFaultless();
    const { folder, files } = await cutVersion(contentDir, label, isDry);
    const place = path.relative(process.cwd(), folder);
    console.log(`${isDry ? 'Would copy' : 'Copied'} ${files} files to ${place}, published at /${label}/`);
  },
});

/** What is frozen must be what history says; a cut can then be undone by git alone. */
function assertCommitted(): void {
  const changed = execFileSync('git', ['status', '--porcelain', '--', contentDir], { encoding: 'utf8' });
  if (changed !== '') throw new CommandError(`Commit or stash the changes of the content first:\n${changed}`);
}

function assertFaultless(): void {
  const check = path.join(import.meta.dirname, 'check-content.ts');
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', check], { stdio: 'inherit' });
  if (status !== 0) throw new CommandError('Fix the content first: a frozen version keeps its mistakes.');
}
