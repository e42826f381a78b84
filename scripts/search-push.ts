import { runPush } from '../lib/search/push/run-command';

process.exitCode = await runPush({
  args: process.argv.slice(2),
  env: process.env,
  print: (text) => console.log(text),
  printError: (text) => console.error(text),
  // Loaded late, because it reads every page: a wrong option is reported at once.
  loadRecords: async () => (await import('../lib/search')).getSearchRecords(),
});
