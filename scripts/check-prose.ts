import { checkProse } from '../lib/prose/check';
import { formatProblem } from '../lib/source/problem';

/** Reports mistakes in the spelling and style of files and folders, one a line, for `npm run check`. Exits with 1 if there is one. */
const problems = await checkProse(process.argv.slice(2));
for (const problem of problems) console.log(formatProblem(problem));
process.exitCode = problems.length > 0 ? 1 : 0;
