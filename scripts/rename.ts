import { runRename } from '../lib/authoring/run-rename';

/** Moves a page, or a folder of pages; `--help` says how. */
process.exitCode = await runRename(process.argv.slice(2), {
  print: (line) => console.log(line),
  printError: (line) => console.error(line),
});
