import { writeFileSync } from 'node:fs';
import { filesWithTables } from './reference-tables';

/** Writes the tables of README.md and docs/ that come from the code. */
for (const { file, text } of filesWithTables()) {
  writeFileSync(file, text);
  console.log(`${file}: the tables are up to date`);
}
