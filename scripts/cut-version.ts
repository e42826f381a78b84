import { execFileSync, spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { cutVersion } from '../lib/authoring/cut-version';
import { contentDir } from '../lib/content/read';

/** Freezes the content as a version of the documentation, which stays published at `/<version>/`. */
const usage = `Usage: npm run cut-version -- <version> [--dry-run]

Copies the content to content/versions/<version>/, which is published at /<version>/, for example 1.17.

  --dry-run  Checks everything and says what would be copied.
  --help     Shows this.`;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) console.log(usage);
  else await cut(positionals, values['dry-run']);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  if (error instanceof Error && error.cause instanceof Error) console.error(error.cause.message);
  process.exitCode = 1;
}

async function cut([label, ...others]: string[], isDry: boolean): Promise<void> {
  if (label === undefined || others.length > 0) throw new Error(usage);
  await cutVersion(contentDir, label, true);
  assertCommitted();
  assertFaultless();
  const { folder, files } = await cutVersion(contentDir, label, isDry);
  const place = path.relative(process.cwd(), folder);
  console.log(`${isDry ? 'Would copy' : 'Copied'} ${files} files to ${place}, published at /${label}/`);
}

/** What is frozen must be what history says; a cut can then be undone by git alone. */
function assertCommitted(): void {
  const changed = execFileSync('git', ['status', '--porcelain', '--', contentDir], { encoding: 'utf8' });
  if (changed !== '') throw new Error(`Commit or stash the changes of the content first:\n${changed}`);
}

function assertFaultless(): void {
  const check = path.join(import.meta.dirname, 'check-content.ts');
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', check], { stdio: 'inherit' });
  if (status !== 0) throw new Error('Mend the content first: a frozen version keeps its mistakes.');
}
