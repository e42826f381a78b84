import { interruption } from '../lib/cli';
import { runDeploy } from '../lib/deploy/run-command';

// Before each answer, it would say that later versions of the client want a newer Node.js; ours is pinned.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';

process.exitCode = await runDeploy({
  args: process.argv.slice(2),
  env: process.env,
  print: (text) => console.log(text),
  printError: (text) => console.error(text),
  signal: interruption(),
  terminal: process.stderr,
});
