import { runCommand } from '../lib/deploy/run-command';
import { interruption } from '../lib/interruption';

/** Publishes out/ to S3-compatible storage; `--help` has the options. */
process.exitCode = await runCommand({
  args: process.argv.slice(2),
  env: process.env,
  print: (text) => console.log(text),
  printError: (text) => console.error(text),
  signal: interruption(),
  terminal: process.stderr,
});
