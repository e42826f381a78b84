import { runReport } from '../lib/report/run-report';

/** Tells how the content is; `--help` has the options. */
process.exitCode = await runReport(process.argv.slice(2), {
  print: (line) => console.log(line),
  printError: (line) => console.error(line),
});
