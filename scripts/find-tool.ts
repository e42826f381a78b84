import { type Machine, thisMachine } from './find-browser';

/** A checker that tests use where it can be had, and Debian's package that has it. */
interface Tool {
  name: string;
  package: string;
}

/**
 * Path of a program: an installed one, else Debian's, where this is root and there is `apt-get`. Undefined where
 * neither can be had; what it would check is then not checked, which a test says by being skipped.
 */
export function findTool(tool: Tool, machine: Pick<Machine, 'locate' | 'run' | 'isRoot'> = thisMachine) {
  const { locate, run, isRoot } = machine;
  const installed = locate(tool.name);
  if (installed !== undefined || !isRoot || locate('apt-get') === undefined) return installed;
  run('apt-get', 'update');
  run('apt-get', 'install', '-y', '--no-install-recommends', tool.package);
  return locate(tool.name);
}
