import { runCommand } from '../lib/deploy/run-command';

/** Publishes out/ to S3-compatible storage; `--help` has the options. */
const interruption = new AbortController();
const interrupt = () => interruption.abort();
// A second signal ends the process at once, as usual.
process.once('SIGINT', interrupt).once('SIGTERM', interrupt);

process.exitCode = await runCommand({
  args: process.argv.slice(2),
  env: process.env,
  print: (text) => console.log(text),
  printError: (text) => console.error(text),
  signal: interruption.signal,
  terminal: process.stderr,
});
