import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { interruption } from '../lib/cli';
import { runDeploy } from '../lib/deploy/run-command';
import { isPreview } from '../lib/preview';

// Without this, the client warns at each request that later versions need a newer Node.js; the version here is pinned.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';

process.exitCode = await runDeploy({ signal: interruption(), onLive: listAddresses });

/** Adds the addresses of new pages to content/published.txt. A folder that contains only out/ has no list. */
async function listAddresses(): Promise<string | undefined> {
  const file = 'content/published.txt';
  if (isPreview || !existsSync(file)) return undefined;
  // Imported here, because a deploy does not need the content.
  const { withPages } = await import('../lib/addresses/published');
  const { readSource } = await import('../lib/site/source');
  const before = await readFile(file, 'utf8');
  const after = withPages(before, readSource(false).docs);
  if (after === before) return undefined;
  await writeFile(file, after);
  return `${file} has new addresses. Commit it: these addresses must keep working from now on.`;
}
