import { askRegistry } from './supply-chain/read-audit';

/**
 * Tells the known vulnerabilities of the production tree. Ends with 1 where there is one, of any severity; and with 2
 * where the registry gave no answer, which is not the same as none.
 */
const answer = askRegistry();
if (answer.kind === 'none') {
  console.error(`the registry gave no answer, so nothing was checked: ${answer.reason}`);
  process.exitCode = 2;
} else {
  for (const line of answer.found) console.error(line);
  console.log(`${answer.found.length} known vulnerabilities in ${answer.packages} production dependencies`);
  process.exitCode = answer.found.length > 0 ? 1 : 0;
}
