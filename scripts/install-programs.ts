import { thisMachine } from './find-browser';

/**
 * Installs Debian's packages of the programs that are not on PATH, as root where there is `apt-get`.
 *
 * @param packages Debian's package of each program, by the program's name
 * @throws an Error that names what is missing, and the command that installs it
 */
export function installPrograms(packages: Readonly<Record<string, string>>): void {
  const { locate, run, isRoot } = thisMachine;
  const missing = () => Object.keys(packages).filter((name) => locate(name) === undefined);
  const wanted = missing();
  if (wanted.length === 0) return;
  const names = wanted.map((name) => packages[name] ?? name);
  if (isRoot && locate('apt-get') !== undefined) {
    run('apt-get', 'update');
    run('apt-get', 'install', '-y', '--no-install-recommends', ...names);
  }
  const left = missing();
  if (left.length > 0) {
    throw new Error(
      `The tests need ${left.join(', ')}. Install them: \`sudo apt-get update && sudo apt-get install -y ${names.join(' ')}\`.`,
    );
  }
}
