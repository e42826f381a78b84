import { writeFileSync } from 'node:fs';
import { fileWithTables, textWithTables } from './reference-tables';

/** Writes the tables of docs/reference.md that come from the code. */
writeFileSync(fileWithTables, textWithTables());
console.log(`${fileWithTables}: the tables are up to date`);
