import type { RecipeFile } from './recipes';

/**
 * What the tests did: `run` if they ran every program, `partly` if they ran some of them and parsed the others,
 * `parsed` if they only parsed them. `read` if the page has no program, `no` if a program has changed since its last
 * test.
 */
export type Tested = 'run' | 'partly' | 'parsed' | 'read' | 'no';

/** What the tests did with the programs of a page. */
export function testedBy(programs: readonly RecipeFile[]): Tested {
  if (programs.length === 0) return 'read';
  if (programs.some((file) => file.verified === undefined)) return 'no';
  const run = programs.filter((file) => file.verified?.runtime !== undefined).length;
  if (run === 0) return 'parsed';
  return run === programs.length ? 'run' : 'partly';
}
