import { writeFileSync } from 'node:fs';
import { fileWithTables, renderTables } from '../lib/reference/reference-tables';

writeFileSync(fileWithTables, renderTables());
console.log(`${fileWithTables}: the tables are up to date`);
