import { runReport } from '../lib/report/run-report';

/** Prints the state of the content; `--help` has the options. */
process.exitCode = await runReport(process.argv.slice(2), {
  print: (line) => console.log(line),
  printError: (line) => console.error(line),
});
