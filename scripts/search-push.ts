import { runPush } from '../lib/search/push/run-command';

process.exitCode = await runPush({
  // Loaded late because it reads every page, so that a wrong option is reported at once.
  loadRecords: async () => (await import('../lib/search')).getSearchRecords(),
});
