import { runNewPage } from '../lib/authoring/run-new-page';

/** Makes a page from a template; `--help` says how. */
process.exitCode = await runNewPage(process.argv.slice(2), {
  print: (line) => console.log(line),
  printError: (line) => console.error(line),
});
