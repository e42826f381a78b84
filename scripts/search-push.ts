import { interruption } from '../lib/interruption';
import { runCommand } from '../lib/search/push/run-command';

/** Pushes the records to the hosted search service; `--help` has the options. */
const signal = interruption();

process.exitCode = await runCommand({
  args: process.argv.slice(2),
  env: process.env,
  print: (text) => console.log(text),
  printError: (text) => console.error(text),
  // Loaded late, because it reads every page: a wrong option is told at once.
  loadRecords: async () => (await import('../lib/search')).getSearchRecords(),
  signal,
  terminal: process.stderr,
});
// The client cannot give up a request that is under way, and would keep the process until its time is over.
if (signal.aborted) process.exit();
