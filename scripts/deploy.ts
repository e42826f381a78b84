import { runCommand } from '../lib/deploy/run-command';
import { interruption } from '../lib/interruption';

// Before each answer, it would say that later versions of the client want a newer Node.js; ours is pinned.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';

/** Publishes out/ to S3-compatible storage; `--help` has the options. */
process.exitCode = await runCommand({
  args: process.argv.slice(2),
  env: process.env,
  print: (text) => console.log(text),
  printError: (text) => console.error(text),
  signal: interruption(),
  terminal: process.stderr,
});
