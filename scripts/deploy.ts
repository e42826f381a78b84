import { readFile, writeFile } from 'node:fs/promises';
import { interruption } from '../lib/cli';
import { withPages } from '../lib/content/published';
import { readSource } from '../lib/content/source';
import { runDeploy } from '../lib/deploy/run-command';
import { isPreview } from '../lib/preview';

// Before each answer, it would say that later versions of the client want a newer Node.js; ours is pinned.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';

process.exitCode = await runDeploy({
  args: process.argv.slice(2),
  env: process.env,
  print: (text) => console.log(text),
  printError: (text) => console.error(text),
  signal: interruption(),
  terminal: process.stderr,
  onLive: listAddresses,
});

/** Adds the addresses of new pages to the list of those that must stay. */
async function listAddresses(): Promise<string | undefined> {
  if (isPreview) return undefined;
  const file = 'content/published.txt';
  const before = await readFile(file, 'utf8');
  const after = withPages(before, (await readSource(false)).docs);
  if (after === before) return undefined;
  await writeFile(file, after);
  return `${file} has new addresses. Commit it: they are promises from now on.`;
}
