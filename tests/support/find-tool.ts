import { locate } from './programs';

/** A program that a check needs, and Debian's package that has it. */
interface Tool {
  name: string;
  package: string;
}

/** Path of a program on PATH. @throws with what to install if it is missing */
export function findTool({ name, package: debians }: Tool): string {
  const found = locate(name);
  if (found === undefined)
    throw new Error(`${name} is missing. Install it, on Debian by: apt-get install ${debians}`);
  return found;
}
