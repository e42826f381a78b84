import { CommandError, main } from '../lib/cli';
import { askRegistry } from './supply-chain/read-audit';

await main({
  name: 'audit',
  about: `Prints the known vulnerabilities of production dependencies. Ends with 1 if there is one, of any severity, and with
2 if the registry gave no answer.`,
  failure: 2,
  run: async () => {
    const answer = askRegistry();
    if (answer.kind === 'none')
      throw new CommandError(`the registry gave no answer, so nothing was checked: ${answer.reason}`);
    for (const line of answer.found) console.error(line);
    console.log(`${answer.found.length} known vulnerabilities in ${answer.packages} production dependencies`);
    return answer.found.length > 0 ? 1 : 0;
  },
});
